import {
  BAND_LABELS,
  CATEGORIES,
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  getRawScore,
  isMeasured,
  MEASURES,
  type LeaderboardEntry,
  type Measure,
} from '@transparency-lab/widgets/domain'

/** The categories by which a table is sorted, in this order. */
export const SORTED_FIRST = 'bias'
export const SORTED_SECOND = 'factuality'

/** How many rows must be right before a table counts as rendered. */
export const CHECKED_ROWS = 8

/** The expected texts of the first rows, each in document order. */
export type ExpectedRows = readonly (readonly string[])[]

/** What a row says: each score with its band and z and the date, or only the scores, the sorted one first. */
export type RowTexts = 'table' | 'picture'

/** Keys without upper and lower case, which are typed into the search field. */
export interface SearchKeys {
  /** Occurs in many names of models and providers. */
  readonly frequent: string
  /** Occurs in few of them. */
  readonly rare: string
}

/** The expected rows after each step. */
export interface ExpectedSteps {
  /** Highest composite first. */
  readonly mount: ExpectedRows
  /** Highest `SORTED_FIRST` first. */
  readonly firstSort: ExpectedRows
  /** Highest `SORTED_SECOND` first; also after the search is cleared. */
  readonly secondSort: ExpectedRows
  /** Rows whose name or provider contains the frequent key. */
  readonly search: ExpectedRows
  /** Rows whose name or provider contains the rare key. */
  readonly rareSearch: ExpectedRows
}

/**
 * Computes the expected rows of each step with its own sort and filter, so that mistakes in a
 * table's sort or filter are detected.
 *
 * @param entries the entries in the order of the pages' input; equal values keep this order
 */
export function expectedSteps(
  entries: readonly LeaderboardEntry[],
  keys: SearchKeys,
  rowTexts: RowTexts = 'table',
): ExpectedSteps {
  const firstTexts = (rows: readonly LeaderboardEntry[], main: Measure): ExpectedRows =>
    rows
      .slice(0, CHECKED_ROWS)
      .map((entry) => (rowTexts === 'table' ? tableTexts(entry) : pictureTexts(entry, main)))
  const secondSort = bestFirst(entries, createGetRawScore(SORTED_SECOND))
  const found = (key: string) =>
    secondSort.filter(({ name, provider }) => `${name} ${provider}`.includes(key))
  return {
    mount: firstTexts(bestFirst(entries, createGetRawScore('composite')), 'composite'),
    firstSort: firstTexts(bestFirst(entries, createGetRawScore(SORTED_FIRST)), SORTED_FIRST),
    secondSort: firstTexts(secondSort, SORTED_SECOND),
    search: firstTexts(found(keys.frequent), SORTED_SECOND),
    rareSearch: firstTexts(found(keys.rare), SORTED_SECOND),
  }
}

function createGetRawScore(measure: Measure) {
  return ({ scores }: LeaderboardEntry) => getRawScore(scores[measure]) ?? -1
}

function bestFirst(
  entries: readonly LeaderboardEntry[],
  getValue: (entry: LeaderboardEntry) => number,
): LeaderboardEntry[] {
  const placed = entries.map((entry, place) => ({ entry, place, value: getValue(entry) }))
  placed.sort((a, b) => (a.value === b.value ? a.place - b.place : b.value - a.value))
  return placed.map(({ entry }) => entry)
}

function pictureTexts({ name, provider, scores }: LeaderboardEntry, main: Measure): string[] {
  const others = MEASURES.filter((measure) => measure !== main)
  return [name, provider, ...[main, ...others].map((measure) => formatScore(scores[measure]))]
}

function tableTexts({ name, provider, scores, evaluatedOn }: LeaderboardEntry): string[] {
  const scoreTexts = CATEGORIES.map((category) => scores[category]).flatMap((score) => {
    const band = BAND_LABELS[getBandOrMissing(score)]
    return isMeasured(score) ? [formatPercent(score.raw), formatZ(score.z), band] : [band]
  })
  return [name, provider, ...scoreTexts, formatScore(scores.composite), formatDate(evaluatedOn)]
}
