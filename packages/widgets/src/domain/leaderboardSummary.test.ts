import { NO_SCORES } from './evaluation.ts'
import { describe, expect, it } from 'vitest'
import type { Category } from './category.ts'
import type { Interval } from './interval.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { summarizeLeaderboard, type SummarizedView } from './leaderboardSummary.ts'
import { compositeScore, isMeasured, measuredScore, MISSING, type Uncertainty } from './score.ts'
import { anEntry } from '../testing/builders.ts'
import { NO_SUITE_FACTS, type Suite } from './suite.ts'
import { findTieGroupStarts } from './tieGroups.ts'

const INTERVAL: Interval = { lower: 0, upper: 1, kind: 'known' }

/** An interval with the same margins around every score. */
const toInterval = (score: number): Interval => ({
  lower: score - 0.1,
  upper: score + 0.1,
  kind: 'known',
})

/** Parses entries such as `A:90:1-2` (score 0.9, ranks 1 to 2), `B:80:1-3+` (or wider), `C:70` and `D:-`. */
function parseEntries(text: string): LeaderboardEntry[] {
  return text.split(' ').map((word) => {
    const [name = '', score = '', range] = word.split(':')
    const [best, worst] = (range ?? '').replace('+', '').split('-').map(Number)
    const kind = range?.endsWith('+') ? 'at_least' : 'known'
    const value = score === '-' ? undefined : Number(score) / 100
    const uncertainty: Uncertainty =
      worst === undefined
        ? {}
        : { interval: toInterval(value ?? 0), ranks: { best: best ?? 0, worst, kind } }
    return anEntry(name.toLowerCase(), {
      name,
      scores: {
        ...NO_SCORES,
        bias: value === undefined ? MISSING : measuredScore(1 - value, 0),
        composite: compositeScore(value, uncertainty),
      },
    })
  })
}

const aSuite = (title: string, ...categories: Category[]): Suite => ({
  ...NO_SUITE_FACTS,
  id: title,
  title,
  categories,
  models: 1,
})

const COMPOSITE: readonly LeaderboardSort[] = [{ field: 'composite', direction: 'descending' }]
const namesOf = (entries: readonly LeaderboardEntry[] = []) =>
  entries.map(({ name }) => name).join()

function summarize(text: string, parts: Partial<SummarizedView> = {}) {
  const all = parseEntries(text)
  const view = { shown: all, all, sorting: COMPOSITE, suite: undefined, suites: [], ...parts }
  const summary = summarizeLeaderboard(view)
  return {
    ...summary,
    leaders: namesOf(summary?.leaders),
    indistinct: namesOf(summary?.indistinct),
  }
}

describe('the leaders of a leaderboard', () => {
  it.each([
    ['one model', 'A:90:1-1', 'A', '', undefined],
    ['a model that is clearly ahead', 'A:90:1-1 B:80:2-3 C:70:2-3', 'A', '', 'known'],
    ['models that cannot be told apart', 'A:90:1-2 B:80:1-3 C:70:2-3', 'A', 'B', 'known'],
    ['an error that is known in part', 'A:90:1-2+ B:80:1-3+ C:70:2-3+', 'A', 'B', 'at_least'],
    ['ahead by the known part of an error', 'A:90:1-1+ B:80:2-2+', 'A', '', 'at_least'],
    ['nobody left that an unknown error could add', 'A:90:1-2+ B:80:1-2+', 'A', 'B', 'known'],
    ['no known error', 'A:90 B:80 C:70', 'A', '', 'unknown'],
    ['a score that is not known', 'A:90:1-2 B:80:3-3', 'A', '', undefined],
    ['an error that only others have', 'A:90 B:80:2-3 C:70:2-3', 'A', '', 'unknown'],
    ['a tie', 'A:90:1-2 B:90:1-2 C:80:3-3', 'A,B', '', 'known'],
    ['a tie of all', 'A:90 B:90', 'A,B', '', undefined],
    ['a tie with an unknown error', 'A:90:1-3 B:90 C:80:1-3', 'A,B', '', undefined],
    ['a measured zero', 'A:0 B:-', 'A', '', undefined],
    ['no score at all', 'A:- B:-', '', '', undefined],
  ])('are right for %s', (_, rows, leaders, indistinct, certainty) => {
    expect(summarize(rows)).toMatchObject({ leaders, indistinct, certainty })
  })

  it('cannot be told apart from a lower model with a wide margin, whatever lies between', () => {
    const widths = { A: 0.1, B: 0, C: 0.2 }
    const all = parseEntries('A:90:1-2 B:78 C:75:1-3').map((entry) => ({
      ...entry,
      scores: {
        ...entry.scores,
        composite: withMargin(entry, widths[entry.name as keyof typeof widths]),
      },
    }))
    expect(summarize('', { shown: all, all })).toMatchObject({ leaders: 'A', indistinct: 'C' })
  })

  it('say nothing of the error when a source has intervals without ranks', () => {
    const [a, b] = parseEntries('A:90 B:80')
    const all = [a, b].flatMap((entry) =>
      entry === undefined
        ? []
        : [{ ...entry, scores: { ...entry.scores, composite: withInterval(entry) } }],
    )
    expect(summarize('A:90', { shown: all, all }).certainty).toBeUndefined()
  })

  it('are those of the first group of the picture, whichever row a filter leaves first', () => {
    const all = parseEntries('A:90:1-2 B:80:1-4 C:70:2-4 D:60:2-5 E:50:4-5')
    const scores = all.flatMap(({ scores: { composite } }) =>
      isMeasured(composite) ? composite : [],
    )
    for (const from of all.keys()) {
      const starts = findTieGroupStarts(scores.slice(from), scores)
      const end = starts.includes(true) ? starts.indexOf(true) : starts.length
      const summary = summarize('A:90', { shown: all.slice(from), all })
      expect([summary.leaders, summary.indistinct].filter(Boolean).join()).toBe(
        namesOf(all.slice(from, from + end)),
      )
    }
  })
})

function withMargin({ scores: { composite } }: LeaderboardEntry, margin: number) {
  if (composite.kind !== 'measured') return composite
  const { raw } = composite
  return {
    ...composite,
    interval: { lower: raw - margin, upper: raw + margin, kind: 'known' as const },
  }
}

function withInterval({ scores: { composite } }: LeaderboardEntry) {
  return composite.kind === 'measured' ? { ...composite, interval: INTERVAL } : composite
}

describe('the summary of a view', () => {
  const all = parseEntries('A:90:1-2 B:80:1-3 C:70:2-3 D:-')

  it('is undefined without entries', () => {
    expect(
      summarizeLeaderboard({ shown: [], all, sorting: COMPOSITE, suite: undefined, suites: [] }),
    ).toBeUndefined()
  })

  it('counts the entries that a filter leaves, and those without the score', () => {
    const shown = all.slice(1)
    expect(summarize('', { shown, all })).toMatchObject({
      ...{ found: 3, leaders: 'B', indistinct: 'C', scored: 2, missing: 1 },
    })
    expect(summarize('', { shown: all, all })).toMatchObject({ found: undefined, missing: 1 })
  })

  it('leaves placeholders out of the missing scores', () => {
    const planned = all.map((entry) => ({ ...entry, isPlaceholder: entry.name === 'D' }))
    expect(summarize('', { shown: planned, all: planned }).missing).toBe(0)
  })

  it.each([
    ['a score', [{ field: 'bias', direction: 'descending' }], 'bias', 'C'],
    ['a score, lowest first', [{ field: 'bias', direction: 'ascending' }], 'bias', 'C'],
    ['names', [{ field: 'name', direction: 'ascending' }], 'composite', 'A'],
    ['nothing', [], 'composite', 'A'],
  ] as const)('is about the score of a view sorted by %s', (_, sorting, measure, leaders) => {
    expect(summarize('', { shown: all, all, sorting })).toMatchObject({ measure, leaders })
  })

  it('is about the only category of a suite that has no composite', () => {
    const sorting = [{ field: 'name', direction: 'ascending' }] as const
    expect(summarize('A:90', { suite: aSuite('One', 'bias'), sorting }).measure).toBe('bias')
  })

  it('names what the suite does not measure, by the first suite that does', () => {
    const suite = aSuite('One', 'factuality')
    const wide = aSuite('Wide', 'bias', 'factuality', 'toxicity')
    expect(summarize('A:90', { suite, suites: [suite, wide] }).unmeasured).toEqual([
      { categories: ['bias', 'toxicity'], suite: wide },
      { categories: ['jailbreak'], suite: undefined },
    ])
    expect(summarize('A:90').unmeasured).toEqual([])
  })

  it('has the day of the suite, and of the latest evaluation', () => {
    const [a, b] = parseEntries('A:90 B:80')
    const shown = [a, b].flatMap((entry, index) =>
      entry === undefined
        ? []
        : [{ ...entry, evaluatedOn: index === 0 ? '2024-05-01' : undefined }],
    )
    const suite = { ...aSuite('One', 'bias'), publishedOn: '2024-04-23' }
    expect(summarize('', { shown, all: shown, suite })).toMatchObject({
      publishedOn: '2024-04-23',
      evaluatedOn: '2024-05-01',
    })
  })

  it('has the kind of the latest day', () => {
    const shown = parseEntries('A:90 B:80').map((entry, index) => ({
      ...entry,
      evaluatedOn: `2024-05-0${index + 1}`,
      dateKind: index === 0 ? ('day' as const) : ('at_latest' as const),
    }))
    const { evaluatedOn, dateKind } = summarize('', { shown, all: shown })
    expect([evaluatedOn, dateKind]).toEqual(['2024-05-02', 'at_latest'])
  })
})
