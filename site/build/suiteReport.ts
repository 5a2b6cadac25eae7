import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  formatCount,
  getOrigins,
  getRankingScore,
  isMeasured,
  selectPlural,
  summarizeLeaderboard,
  type LeaderboardSummary,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { describeSummary } from '@transparency-lab/widgets/labels/describe-summary'
import { en } from '@transparency-lab/widgets/locales/en'
import { createLeaderboardHandout } from '@transparency-lab/widgets/ui/handout'
import type { ReleasedModels } from '../src/export/readModels.ts'
import { formatScore } from '../src/data/mainScore.ts'
import type { ReportFact, SuiteReport } from '../src/releases/releaseReport.ts'
import { getFieldName, getFields, rankEntries } from './pages/describeFigures.ts'
import { getResults } from './releaseModels.ts'

/** The number of models in the table of a report. */
const MAX_ROWS = 10

/** Reports on the leaderboard of one suite in a release, from the figures of the release alone. */
export function createSuiteReport(board: Leaderboard, released: ReleasedModels): SuiteReport {
  const { suite, items } = board
  const { suites } = released
  const summary = summarizeLeaderboard({ shown: items, all: items, sorting: [], suite, suites })
  const [origin] = getOrigins(items)
  return {
    id: suite?.id,
    title: suite?.title ?? origin?.title ?? 'All models',
    facts: listFacts(board, released),
    summary:
      summary === undefined
        ? 'No model is evaluated.'
        : describeSummary(summary, en, en.leaderboard),
    best: findBest(board),
    caveats: suite?.caveats ?? [],
    ...createTable(board),
    notMeasured: summary === undefined ? [] : listNotMeasured(board, summary),
  }
}

function findBest(board: Leaderboard): SuiteReport['best'] {
  const [first] = rankEntries(board)
  if (first === undefined) return undefined
  const score = formatScore(first, getRankingScore(board.suite))
  return score === undefined ? undefined : { name: first.name, score }
}

const NOT_STATED = 'not stated'

function listFacts(board: Leaderboard, { models }: ReleasedModels): ReportFact[] {
  const { suite, items, invalidRows } = board
  const results = models.flatMap(getResults).filter((result) => result.suite?.id === suite?.id)
  const figures = results.reduce((sum, { evaluation }) => sum + evaluation.subcategories.length, 0)
  const unread = invalidRows === 0 ? '' : `, and ${formatCount(invalidRows)} that cannot be read`
  return [
    { name: 'Evaluator', text: suite?.evaluator ?? NOT_STATED },
    ...(suite?.version === undefined ? [] : [{ name: 'Version', text: suite.version }]),
    { name: 'Language of the probes', text: suite?.language ?? NOT_STATED },
    ...listDates(board),
    { name: 'Models', text: formatCount(items.length) + unread },
    { name: 'Published figures', text: formatCount(figures) },
    { name: 'Source’s licence', text: suite?.licence ?? NOT_STATED, url: suite?.licenceUrl },
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
  const range = first === last ? first : `${first ?? ''} to ${last ?? ''}`
  const bound = dated.some(({ isBound }) => isBound) ? ', or earlier' : ''
  return [
    ...(suite?.publishedOn === undefined ? [] : [{ name: 'Published', text: suite.publishedOn }]),
    ...(range === undefined ? [] : [{ name: 'Evaluated', text: range + bound }]),
  ]
}

/** The publication of the suite, or those that its evaluations name. */
function listSources({ suite, items }: Leaderboard): ReportFact[] {
  const origins = getOrigins(items)
  const [origin] = origins
  const named =
    origin === undefined && suite !== undefined ? [{ title: suite.title, url: suite.url }] : origins
  if (named.length === 0) return [{ name: 'Source', text: NOT_STATED }]
  return named.map(({ title, url }, index) => ({
    name: index === 0 ? 'Source' : `Source ${formatCount(index + 1)}`,
    text: title,
    url,
  }))
}

/** The best models with their scores, intervals and places. */
function createTable(board: Leaderboard): Pick<SuiteReport, 'caption' | 'columns' | 'rows'> {
  const [main = 'composite', ...others] = getFields(board.suite)
  const ranked = rankEntries(board)
  const top = ranked.slice(0, MAX_ROWS)
  const { columns, rows } = createLeaderboardHandout(
    { fileName: '', title: '', about: '', suite: board.suite, entries: top, main, others },
    { release: undefined, citation: '', labels: en },
  )
  return {
    caption:
      top.length < ranked.length
        ? `The first ${formatCount(top.length)} of ${countModels(ranked.length)} by ${getFieldName(main)}`
        : `${countModels(ranked.length)} by ${getFieldName(main)}`,
    columns: columns.map(({ name, isNumber }) => ({ name, isNumber })),
    rows: rows.map(({ cells }) => cells),
  }
}

/** Names what the suite lacks: categories, scores of models, and margins. */
function listNotMeasured({ suite, items }: Leaderboard, summary: LeaderboardSummary): string[] {
  const measures = getFields(suite)
  return [
    ...summary.unmeasured.map(({ categories, suite: other }) => {
      const names = categories.map(getFieldName).join(', ')
      return `${names}: not measured in this suite${other === undefined ? '' : `, but in ${other.title}`}.`
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
  const name = getFieldName(measure)
  return [
    missing > 0 &&
      `${name}: ${formatCount(missing)} of ${countModels(entries.length)} have no score.`,
    unknown > 0 &&
      `${name}: the margins of ${countScores(unknown, measured.length)} are unknown${isPlaced ? '' : ', and so are the places'}.`,
    open > 0 && `${name}: the margins of ${countScores(open, measured.length)} could be wider.`,
  ].filter((text) => text !== false)
}

function countModels(count: number): string {
  return `${formatCount(count)} ${selectPlural(count, { one: 'model', other: 'models' })}`
}

function countScores(count: number, all: number): string {
  return count === all
    ? `all ${formatCount(all)} scores`
    : `${formatCount(count)} of ${formatCount(all)} scores`
}
