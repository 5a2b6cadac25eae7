/** The parts of the name of a task in the results of lighteval. */
export interface TaskName {
  readonly suite: string | undefined
  /** The name without its suite and its examples, such as "truthfulqa:mc". */
  readonly name: string
  /** Number of examples in the prompt. */
  readonly shots: string | undefined
}

const SUITES =
  /^(?:bigbench|community|custom|extended|harness|helm|leaderboard|lighteval|multilingual|original|test)[|:]/
const SHOTS = /[|:](?<shots>\d+)(?:\|[01])?$/

/** Splits a name, which versions write as "suite|task|shots|0", "suite|task|shots", "task|shots" or "suite:task:shots". */
export function parseTask(key: string): TaskName {
  const tail = SHOTS.exec(key)
  const whole = tail === null ? key : key.slice(0, tail.index)
  const suite = SUITES.exec(whole)?.[0]
  return {
    suite: suite?.slice(0, -1),
    name: whole.slice(suite?.length ?? 0),
    shots: tail?.groups?.shots,
  }
}
