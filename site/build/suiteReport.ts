import { LOCALE } from '#texts/language.ts'
import { describeTexts } from '#texts/describe.ts'
import { labels } from '#texts/labels.ts'
import { suiteReportTexts } from '#texts/suiteReport.ts'
import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  formatCount,
  isMeasured,
  summarizeLeaderboard,
  type LeaderboardSummary,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { getOrigins } from '@transparency-lab/widgets/domain-internal'
import { describeSummary } from '@transparency-lab/widgets/labels/describe-summary'
import { createLeaderboardHandout } from '@transparency-lab/widgets/ui/handout'
import type { ReleasedModels } from '../src/export/readModels.ts'
import type { ReportFact, SuiteReport } from '../src/releases/releaseReport.ts'
import {
  findLeader,
  getColumnName,
  getMeasuresMainFirst,
  rankEntries,
} from './pages/describeFigures.ts'
import { getResults } from './releaseModels.ts'

const texts = suiteReportTexts

/** The number of models in the table of a report. */
const MAX_ROWS = 10

/** Reports on the leaderboard of one suite in a release, from the figures of the release alone. */
export function createSuiteReport(board: Leaderboard, released: ReleasedModels): SuiteReport {
  const { suite, items } = board
  const { suites } = released
  const summary = summarizeLeaderboard({ shown: items, all: items, sorting: [], suite, suites })
  const [origin] = getOrigins(items)
  const leader = findLeader(board)
  return {
    id: suite?.id,
    title: suite?.title ?? origin?.title ?? texts.allModels,
    facts: listFacts(board, released),
    summary:
      summary === undefined ? texts.none : describeSummary(summary, labels, labels.leaderboard),
    best: leader && { name: leader.name, score: leader.score },
    caveats: suite?.caveats ?? [],
    ...createTable(board),
    notMeasured: summary === undefined ? [] : listNotMeasured(board, summary),
  }
}

const NOT_STATED = texts.notStated

function listFacts(board: Leaderboard, { models }: ReleasedModels): ReportFact[] {
  const { suite, items, invalidRows } = board
  const results = models.flatMap(getResults).filter((result) => result.suite?.id === suite?.id)
  const figures = results.reduce((sum, { evaluation }) => sum + evaluation.subcategories.length, 0)
  const count = items.length
  return [
    { name: texts.evaluator, text: suite?.evaluator ?? NOT_STATED },
    ...(suite?.version === undefined ? [] : [{ name: texts.version, text: suite.version }]),
    { name: texts.language, text: suite?.language ?? NOT_STATED },
    ...listDates(board),
    {
      name: texts.models,
      text:
        invalidRows === 0
          ? formatCount(count, LOCALE)
          : texts.unread({ count, unread: invalidRows }),
    },
    { name: texts.figures, text: formatCount(figures, LOCALE) },
    { name: texts.licence, text: suite?.licence ?? NOT_STATED, url: suite?.licenceUrl },
    ...listSources(board),
  ]
}

/** The day of publication, and the days of the first and the last evaluation. */
function listDates({ suite, items }: Leaderboard): ReportFact[] {
  const dated = items.flatMap(({ evaluatedOn, dateKind }) =>
    evaluatedOn === undefined ? [] : [{ evaluatedOn, isBound: dateKind === 'at_latest' }],
  )
  const days = dated.map(({ evaluatedOn }) => evaluatedOn).sort()
  const [first, last] = [days[0], days.at(-1)]
  const range = first === last ? first : texts.range({ first: first ?? '', last: last ?? '' })
  const isOpen = dated.some(({ isBound }) => isBound)
  return [
    ...(suite?.publishedOn === undefined
      ? []
      : [{ name: texts.published, text: suite.publishedOn }]),
    ...(range === undefined
      ? []
      : [{ name: texts.evaluated, text: isOpen ? texts.orEarlier({ dates: range }) : range }]),
  ]
}

/** The publication of the suite, or those that its evaluations name. */
function listSources({ suite, items }: Leaderboard): ReportFact[] {
  const origins = getOrigins(items)
  const [origin] = origins
  const named =
    origin === undefined && suite !== undefined ? [{ title: suite.title, url: suite.url }] : origins
  if (named.length === 0) return [{ name: texts.source, text: NOT_STATED }]
  return named.map(({ title, url }, index) => ({
    name: index === 0 ? texts.source : texts.furtherSource({ place: index + 1 }),
    text: title,
    url,
  }))
}

/** The best models with their scores, intervals and places. */
function createTable(board: Leaderboard): Pick<SuiteReport, 'caption' | 'columns' | 'rows'> {
  const [main = 'composite', ...others] = getMeasuresMainFirst(board.suite)
  const ranked = rankEntries(board)
  const top = ranked.slice(0, MAX_ROWS)
  const counted = { count: ranked.length, column: getColumnName(main) }
  const { columns, rows } = createLeaderboardHandout(
    { fileName: '', title: '', about: '', suite: board.suite, entries: top, main, others },
    { release: undefined, citation: '', labels },
  )
  return {
    caption:
      top.length < ranked.length
        ? texts.captionOfFirst({ shown: top.length, ...counted })
        : texts.caption(counted),
    columns: columns.map(({ name, isNumber }) => ({ name, isNumber })),
    rows: rows.map(({ cells }) => cells),
  }
}

/** Names what the suite lacks: categories, scores of models, and margins. */
function listNotMeasured({ suite, items }: Leaderboard, summary: LeaderboardSummary): string[] {
  const measures = getMeasuresMainFirst(suite)
  return [
    ...summary.unmeasured.map(({ categories, suite: other }) => {
      const names = categories.map(getColumnName).join(describeTexts.comma)
      return other === undefined
        ? texts.unmeasured({ categories: names })
        : texts.unmeasuredHere({ categories: names, suite: other.title })
    }),
    ...measures.flatMap((measure) => describeGaps(items, measure)),
  ]
}

function describeGaps(entries: readonly LeaderboardEntry[], measure: Measure): string[] {
  const measured = entries.flatMap(({ scores }) => {
    const score = scores[measure]
    return isMeasured(score) ? [score] : []
  })
  const missing = entries.length - measured.length
  const unknown = measured.filter(({ interval }) => interval === undefined).length
  const isPlaced = measured.some(({ ranks }) => ranks !== undefined)
  const open = measured.filter(({ interval }) => interval?.kind === 'at_least').length
  const column = getColumnName(measure)
  const unknownCounts = { column, unknown, count: measured.length }
  return [
    missing > 0 && texts.missing({ column, missing, count: entries.length }),
    unknown > 0 &&
      (isPlaced ? texts.unknownMargins(unknownCounts) : texts.unknownPlaces(unknownCounts)),
    open > 0 && texts.openMargins({ column, open, count: measured.length }),
  ].filter((text) => text !== false)
}
