import type { TakenFigure } from './FileReport.ts'

const COMMIT = /^[\da-f]{7,64}$/i

/** Lists the version, prompts and commit of a run that differ from those of another run of the task and model. */
export function listUnlike(one: TakenFigure, other: TakenFigure): readonly string[] {
  const [task, ...facts] = splitFacts(one)
  const [otherTask, ...others] = splitFacts(other)
  const names = new Set(others.map(nameFact))
  const unlike = facts.filter((fact) => names.has(nameFact(fact)) && !others.includes(fact))
  return [...(task === otherTask ? unlike : []), ...listCommit(one, other)]
}

function splitFacts({ judged }: TakenFigure): readonly string[] {
  return judged.figure.facts?.split('\n') ?? []
}

function nameFact(fact: string): string {
  return fact.slice(0, fact.indexOf('='))
}

/** Lists a differing commit. Commits of different models, which an alias may join, are not compared. */
function listCommit({ run: one }: TakenFigure, { run: other }: TakenFigure): readonly string[] {
  const [commit, otherCommit] = [readCommit(one), readCommit(other)]
  if (commit === undefined || otherCommit === undefined || one.model !== other.model) return []
  const isSame = commit.startsWith(otherCommit) || otherCommit.startsWith(commit)
  return isSame ? [] : [`commit=${commit}`]
}

/** Some backends write the name of a branch, or nothing. */
function readCommit({ commit }: TakenFigure['run']): string | undefined {
  return commit !== undefined && COMMIT.test(commit) ? commit.toLowerCase() : undefined
}
