import {
  BAND_LABELS,
  CATEGORIES,
  formatComposite,
  formatDate,
  formatPercent,
  formatZ,
  isMeasured,
  standingOf,
  type Category,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'

/** The categories by which a table is sorted, one after the other. */
export const SORTED_FIRST = 'bias'
export const SORTED_SECOND = 'factuality'

/** How many rows are read before a table counts as shown. */
export const CHECKED_ROWS = 8

/** What the first rows must say: of each, the texts in the order in which they stand. */
export type ExpectedRows = readonly (readonly string[])[]

/** What a table must show after each step. */
export interface ExpectedSteps {
  /** Best composite first. */
  readonly mount: ExpectedRows
  /** Best of `SORTED_FIRST` first. */
  readonly firstSort: ExpectedRows
  /** Best of `SORTED_SECOND` first; once more after the search is cleared. */
  readonly secondSort: ExpectedRows
  /** These of which the name or the provider has the text that was typed. */
  readonly search: ExpectedRows
}

/**
 * What the rows themselves say of each step. It is reckoned by means of its own, so that a mistake in
 * a table's own sort or filter is found.
 *
 * @param entries in the order that the pages are given; equal values stay in it
 * @param key what is typed into the search
 */
export function expectedSteps(entries: readonly LeaderboardEntry[], key: string): ExpectedSteps {
  const secondSort = bestFirst(entries, rawOf(SORTED_SECOND))
  const found = secondSort.filter(({ name, provider }) => `${name} ${provider}`.includes(key))
  return {
    mount: firstTexts(bestFirst(entries, ({ composite }) => composite ?? -1)),
    firstSort: firstTexts(bestFirst(entries, rawOf(SORTED_FIRST))),
    secondSort: firstTexts(secondSort),
    search: firstTexts(found),
  }
}

function rawOf(category: Category) {
  return ({ scores: { [category]: score } }: LeaderboardEntry) =>
    isMeasured(score) ? score.raw : -1
}

function bestFirst(
  entries: readonly LeaderboardEntry[],
  valueOf: (entry: LeaderboardEntry) => number,
): LeaderboardEntry[] {
  const placed = entries.map((entry, place) => ({ entry, place, value: valueOf(entry) }))
  placed.sort((a, b) => (a.value === b.value ? a.place - b.place : b.value - a.value))
  return placed.map(({ entry }) => entry)
}

function firstTexts(entries: readonly LeaderboardEntry[]): ExpectedRows {
  return entries.slice(0, CHECKED_ROWS).map(textsOf)
}

function textsOf({ name, provider, scores, composite, evaluatedOn }: LeaderboardEntry): string[] {
  const scoreTexts = CATEGORIES.map((category) => scores[category]).flatMap((score) => {
    const band = BAND_LABELS[standingOf(score)]
    return isMeasured(score) ? [formatPercent(score.raw), formatZ(score.z), band] : [band]
  })
  return [name, provider, ...scoreTexts, formatComposite(composite), formatDate(evaluatedOn)]
}
