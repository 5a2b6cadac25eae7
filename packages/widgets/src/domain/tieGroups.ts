import type { RankRange } from './rankRange.ts'

/** A score in a ranking. */
export interface PlacedScore {
  /** Its place among all scores of the suite, from 1; equal scores have the same one. */
  readonly place: number
  /** Undefined when its error is unknown. */
  readonly ranks: RankRange | undefined
}

/**
 * Returns for each row of a sorted ranking whether it starts a group. A group has a first row and the rows
 * after it that cannot be told apart from the first one. The rows without a score are the last group.
 *
 * The first row of a ranking starts no group. A first row with an unknown error has no rank range, so nothing
 * can be told apart from it, and the next row starts no group either.
 *
 * @param rows in order of their scores, rising or falling; undefined without a score
 */
export function findTieGroupStarts(rows: readonly (PlacedScore | undefined)[]): boolean[] {
  let first: PlacedScore | undefined
  return rows.map((row, index) => {
    const isApart =
      row === undefined ? index > 0 && rows[index - 1] !== undefined : isOutside(row, first?.ranks)
    if (isApart || first?.ranks === undefined) first = row
    return isApart
  })
}

function isOutside({ place }: PlacedScore, ranks: RankRange | undefined): boolean {
  return ranks !== undefined && (place < ranks.best || place > ranks.worst)
}
