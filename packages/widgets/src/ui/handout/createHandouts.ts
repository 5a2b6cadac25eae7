import {
  formatScore,
  getMeasures,
  getOrigins,
  isMeasured,
  type ComparedModel,
  type ComparedRow,
  type CompositeScore,
  type EvaluatedModel,
  type LeaderboardEntry,
  type Measure,
  type Score,
} from '../../domain/index.ts'
import { comparisonFileName, reportFileName } from '../../tables/index.ts'
import type { SharedLabels, ShareLabels } from '../../labels/index.ts'
import { formatInterval, formatPlaceRange, formatPlaces } from '../describeInterval.ts'
import { getMeasureName } from '../getMeasureName.ts'
import { describeSources, type HandoutSources } from './describeSources.ts'
import type { Handout, HandoutColumn, HandoutMark } from './handout.ts'

/** What every handout needs besides its rows. */
export interface HandoutContext extends Pick<HandoutSources, 'release' | 'citation'> {
  readonly labels: SharedLabels & { readonly share: ShareLabels }
}

const text = (name: string): HandoutColumn => ({ name, isNumber: false })
const number = (name: string): HandoutColumn => ({ name, isNumber: true })

/** Returns a row for each measure of a model: its score, interval, place and number of prompts. */
export function createReportHandout(model: EvaluatedModel, context: HandoutContext): Handout {
  const { labels } = context
  const { measure, score, interval, place } = labels.share.columns
  const { suite, evaluation } = model
  return {
    ...start(labels),
    fileName: reportFileName(model),
    title: model.name,
    about: describeModel(model, labels),
    ...withoutEmptyColumns({
      columns: [text(measure), number(score), number(interval), number(place)],
      rows: getMeasures(suite).map((id) => {
        const measured = evaluation.scores[id]
        const ranks = isMeasured(measured) ? measured.ranks : undefined
        return {
          cells: [
            getMeasureName(id, labels),
            toText(measured, labels),
            toInterval(measured, labels),
            ranks === undefined ? '' : formatPlaces(ranks, labels),
          ],
          marks: [toMark(measured)],
        }
      }),
    }),
    notes: describeSources({ ...context, suite, origins: getOrigins([evaluation]) }, labels),
  }
}

/** Returns a row for each measure, with the score and the interval of each compared model. */
export function createComparisonHandout(
  rows: readonly ComparedRow[],
  context: HandoutContext,
): Handout {
  const { labels } = context
  const models = rows[0]?.cells.map(({ model }) => model) ?? []
  const names = models.map(({ name }) => name)
  const suite = models[0]?.suite
  const origins = getOrigins(models.map(({ evaluation }) => evaluation))
  return {
    ...start(labels),
    fileName: comparisonFileName(models),
    title: names.join(labels.score.comma),
    about: suite?.title ?? '',
    columns: [
      text(labels.share.columns.measure),
      ...names.map((name, index) => ({ ...number(name), series: index + 1 })),
    ],
    rows: rows.map(({ measure, cells }) => {
      const scores = cells.map(({ model }) => model.evaluation.scores[measure])
      return {
        cells: [
          getMeasureName(measure, labels),
          ...scores.map((score) =>
            [toText(score, labels), toInterval(score, labels)].filter(Boolean).join(' · '),
          ),
        ],
        marks: scores.map(toMark),
      }
    }),
    notes: describeSources({ ...context, suite, origins }, labels),
  }
}

/** The rows of a leaderboard on screen. */
export interface LeaderboardExcerpt {
  readonly fileName: string
  readonly title: string
  /** What is left out, and the order. */
  readonly about: string
  readonly suite: HandoutSources['suite']
  readonly entries: readonly Pick<LeaderboardEntry, 'name' | 'provider' | 'scores' | 'origin'>[]
  /** The score that a picture draws; the others are numbers beside it. */
  readonly main: Measure
  readonly others: readonly Measure[]
}

/** Returns a row for each entry of a leaderboard: one score with its interval and place, and the other scores. */
export function createLeaderboardHandout(
  { entries, main, others, suite, ...about }: LeaderboardExcerpt,
  context: HandoutContext,
): Handout {
  const { labels } = context
  const { model, provider, interval, place } = labels.share.columns
  const name = (measure: Measure) => getMeasureName(measure, labels)
  return {
    ...start(labels),
    ...about,
    ...withoutEmptyColumns({
      columns: [
        ...[text(model), text(provider)],
        ...[number(name(main)), number(interval), number(place)],
        ...others.map((measure) => number(name(measure))),
      ],
      rows: entries.map((entry) => {
        const score = entry.scores[main]
        const ranks = isMeasured(score) ? score.ranks : undefined
        return {
          cells: [
            ...[entry.name, entry.provider, toText(score, labels), toInterval(score, labels)],
            ranks === undefined ? '' : formatPlaceRange(ranks, labels),
            ...others.map((measure) => toText(entry.scores[measure], labels)),
          ],
          marks: [toMark(score)],
        }
      }),
    }),
    notes: describeSources({ ...context, suite, origins: getOrigins(entries) }, labels),
  }
}

/** Leaves out each column without a text in any row, such as that of places when none is known. */
function withoutEmptyColumns({ columns, rows }: Pick<Handout, 'columns' | 'rows'>) {
  const isShown = columns.map(
    (_, index) => rows.length === 0 || rows.some(({ cells }) => cells[index] !== ''),
  )
  const withoutHidden = <Item>(list: readonly Item[]) => list.filter((_, index) => isShown[index])
  return {
    columns: withoutHidden(columns),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: withoutHidden(cells) })),
  }
}

function start({ locale, dir, share }: HandoutContext['labels']) {
  return { locale, dir, legend: share.pictureLegend }
}

function describeModel({ provider, suite, evaluation }: ComparedModel, labels: SharedLabels) {
  const { evaluatedOn, dateKind } = evaluation
  const date =
    dateKind === 'at_latest' ? labels.score.evaluatedNoLaterThan(evaluatedOn) : evaluatedOn
  return [provider, suite?.title, date].filter(Boolean).join(' · ')
}

function toText(score: Score | CompositeScore, { score: words, locale }: SharedLabels): string {
  return formatScore(score, words.comingSoon, locale)
}

/** The interval of a measured score; a missing score has none, known or unknown. */
function toInterval(score: Score | CompositeScore, labels: SharedLabels): string {
  return isMeasured(score) ? formatInterval(score.interval, labels) : ''
}

function toMark(score: Score | CompositeScore): HandoutMark | undefined {
  return isMeasured(score) ? { raw: score.raw, interval: score.interval } : undefined
}
