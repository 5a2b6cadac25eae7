/** Returns the first problem of a list, after the place of its item; undefined if there is none. */
export function findItemProblem(
  items: readonly unknown[],
  at: string,
  findProblem: (item: unknown) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const problem = findProblem(item)
    if (problem !== undefined) return `${at}[${index}]${problem}`
  }
  return undefined
}
