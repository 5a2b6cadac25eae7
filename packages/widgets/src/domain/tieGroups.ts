import { createDistinctTests, type RankedEstimate } from './distinctScores.ts'

/**
 * Returns for each row of a sorted ranking whether it starts a group. A group has a first row and the rows
 * after it that cannot be told apart from the first one. The rows without a score are the last group.
 *
 * The first row of a ranking starts no group. A first row with an unknown error has no rank range, so nothing
 * can be told apart from it, and the next row starts no group either. There is no group when scores of the suite are
 * not known.
 *
 * @param rows in order of their scores, rising or falling; undefined without a score
 * @param all every score of the suite, also those that are no rows
 */
export function findTieGroupStarts(
  rows: readonly (RankedEstimate | undefined)[],
  all: readonly RankedEstimate[],
): boolean[] {
  const createTest = createDistinctTests(all)
  // Whether a row can be told apart from the first one of its group.
  let isDistinct: ReturnType<typeof createTest>
  return rows.map((row, index) => {
    if (row === undefined) return index > 0 && rows[index - 1] !== undefined
    const isStart = isDistinct?.(row) ?? false
    if (isStart || isDistinct === undefined) isDistinct = createTest(row)
    return isStart
  })
}
