import { describeTexts } from '#texts/describe.ts'
import { bandNames } from '#texts/scores.ts'
import type { Leaderboard } from '@transparency-lab/widgets'
import {
  getBandOrMissing,
  getRankingScore,
  getRawScore,
  selectSuite,
  type BandOrMissing,
  type ComparedModel,
  type Evaluation,
  type Measure,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { formatRawScore } from '../../src/data/scoreTexts.ts'
import type { ReleaseReport } from '../../src/releases/releaseReport.ts'
import type { SiteReport } from '../../src/content/reports.ts'
import {
  findCommonSuite,
  getColumnName,
  getMeasuresMainFirst,
  rankEntries,
} from '../pages/describeFigures.ts'
import { formatMissing } from '../pages/formatMissing.ts'
import { withoutSoftHyphens } from '../withoutSoftHyphens.ts'

/** The content of a picture for link previews: a title, and figures as on the page. */
export interface PictureContent {
  readonly title: string
  readonly subtitle: string
  /** The names above the columns of a comparison. */
  readonly columns: readonly string[]
  readonly rows: readonly PictureRow[]
}

/** A row of a picture: a model or a category, with one cell or one for each compared model. */
export interface PictureRow {
  readonly label: string
  readonly cells: readonly PictureCell[]
}

/** One score in a picture, or another text. */
export interface PictureCell {
  readonly text: string
  /** From 0 to 1; undefined when the score is missing, which leaves its bar empty. */
  readonly raw?: number | undefined
  /** Undefined for a text that is no score, which has no bar. */
  readonly band?: BandOrMissing
}

const texts = describeTexts.pictures

const MAX_ROWS = 5

/** Returns the picture of a suite, with its best models. */
export function boardPicture(board: Leaderboard): PictureContent {
  const { suite, items } = board
  const measure = getRankingScore(suite)
  return {
    title: suite?.title ?? texts.allModels,
    subtitle: join([texts.models({ count: items.length }), suite?.evaluator, getYear(suite)]),
    columns: [getColumnName(measure)],
    rows: rankEntries(board)
      .slice(0, MAX_ROWS)
      .map((entry) => ({ label: entry.name, cells: [toCell(entry, measure)] })),
  }
}

/** Returns the picture of a model in its first suite. */
export function modelPicture({ name, provider, suite, evaluation }: ComparedModel): PictureContent {
  return {
    title: name,
    subtitle: join([provider, suite?.title, getYear(suite)]),
    columns: [],
    rows: getMeasuresMainFirst(suite).map((measure) => ({
      label: getColumnName(measure),
      cells: [toCell(evaluation, measure)],
    })),
  }
}

/** Returns the picture of a comparison of models in their first shared suite. */
export function comparePicture(
  models: readonly ComparedModel[],
  suites: readonly Suite[],
): PictureContent {
  const suite = findCommonSuite(models, suites)
  return {
    title: models.map(({ name }) => name).join(' · '),
    subtitle: join([texts.comparison, suite?.title, getYear(suite)]),
    columns: models.map(({ name }) => name),
    rows: getMeasuresMainFirst(suite).map((measure) => ({
      label: getColumnName(measure),
      cells: models.map((model) => {
        const evaluation = suite && selectSuite(model, suite.id)?.evaluation
        const text =
          (evaluation && formatRawScore(evaluation, measure)) ?? formatMissing(evaluation, measure)
        return { ...toCell(evaluation, measure), text }
      }),
    })),
  }
}

/** Returns the picture of the list of reports. */
export function reportsPicture(reports: readonly SiteReport[]): PictureContent {
  return {
    title: texts.reports,
    subtitle: texts.aboutReports,
    columns: [texts.date],
    rows: reports.slice(0, MAX_ROWS).map(({ title, date, status }) => ({
      label: title,
      cells: [{ text: status === 'upcoming' ? texts.plannedFor({ date }) : date }],
    })),
  }
}

/** Returns the picture of the report on a release: its suites, each with its highest main score. */
export function releasePicture({ title, suites }: ReleaseReport): PictureContent {
  const shown = suites.slice(0, MAX_ROWS)
  const count = suites.length
  return {
    title,
    subtitle:
      shown.length < count
        ? texts.highestInSome({ shown: shown.length, count })
        : texts.highestIn({ count }),
    columns: [texts.highest],
    rows: shown.map(({ title: label, best }) => ({
      label,
      cells: [{ text: best === undefined ? texts.noScore : `${best.score} ${best.name}` }],
    })),
  }
}

/** Returns the alternative text of a picture: all of its figures. */
export function describePicture({ title, subtitle, columns, rows }: PictureContent): string {
  const figures = rows.map(({ label, cells }) => {
    const values = cells.map(({ text }, index) =>
      cells.length > 1 ? `${columns[index] ?? ''} ${text}` : text,
    )
    return texts.row({ label, values: values.join(describeTexts.comma) })
  })
  return withoutSoftHyphens(
    texts.whole({ title, subtitle, rows: figures.join(describeTexts.semicolon) }),
  )
}

function toCell(evaluation: Pick<Evaluation, 'scores'> | undefined, measure: Measure): PictureCell {
  const text = evaluation && formatRawScore(evaluation, measure)
  if (evaluation === undefined || text === undefined) {
    return { text: formatMissing(evaluation, measure), raw: undefined, band: 'comingSoon' }
  }
  const score = evaluation.scores[measure]
  const band = getBandOrMissing(score)
  return { text: `${text} ${bandNames[band]}`, raw: getRawScore(score), band }
}

function getYear(suite: Suite | undefined): string | undefined {
  return suite?.publishedOn?.slice(0, 4)
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
