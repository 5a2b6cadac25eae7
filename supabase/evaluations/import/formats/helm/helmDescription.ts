/** The column of HELM with the number of prompts. */
export const COUNT_COLUMN = '# eval'

const ONE_RUN = /\(1\)\s*$/
const WARNING = /⚠[^]*/

/** Whether the description of a value says that it is from a single run, and not a mean over runs. */
export function isOneRun(description: string): boolean {
  return ONE_RUN.test(description)
}

/** Lists the warning in the description of a value; none if there is none. */
export function listWarnings(description: string): string[] {
  return WARNING.exec(description)?.slice(0, 1) ?? []
}
