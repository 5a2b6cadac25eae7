import { CATEGORIES } from '@transparency-lab/widgets/domain'
import type { PublishedFile } from '../derive/PublishedFile.ts'
import { didYouMean } from '../file/describeProblem.ts'
import { showText } from '../file/showText.ts'
import type { ReportEntry, ReportsFile } from './reportsFile.ts'

/** The parts of a file of figures with which a report is compared. */
export type ComparedFigures = Pick<PublishedFile, 'file' | 'derived'>

const MAX_LISTED = 12
const MAX_NAME_LENGTH = 60

/**
 * Finds open reports on figures that are not published, and statements on models that are not, one line each: which
 * report, which field, what is allowed. A report that is decided may name a figure that is no longer published.
 */
export function figureProblems(
  { reports, statements }: ReportsFile,
  files: readonly ComparedFigures[],
): string[] {
  const models = new Set(files.flatMap(({ file }) => file.models.map(({ id }) => id)))
  return [
    ...reports.filter(({ state }) => state === 'open').flatMap((report) => check(report, files)),
    ...statements
      .filter(({ model }) => !models.has(model))
      .map(
        ({ model }) =>
          `statement on ${model}: model is "${model}"; allowed: a published model${didYouMean(model, [...models])}`,
      ),
  ]
}

/** Returns the numbers of decided reports whose figures are no longer published. */
export function findVanished(
  { reports }: ReportsFile,
  files: readonly ComparedFigures[],
): number[] {
  const decided = reports.filter(({ state }) => state !== 'open')
  return decided.filter((report) => check(report, files).length > 0).map(({ number }) => number)
}

function check(report: ReportEntry, files: readonly ComparedFigures[]): string[] {
  const { number, suite, model, category, figure } = report
  const problem = (field: 'suite' | 'model' | 'category' | 'figure', known: readonly string[]) => [
    `report no. ${number}: ${field} is ${JSON.stringify(report[field])}; allowed: ${formatKnown(known)}` +
      ', or another state if the figure is no longer published' +
      didYouMean(report[field] ?? '', known),
  ]
  const own = files.find(({ file }) => (file.suite?.id ?? null) === suite)
  if (own === undefined) {
    return problem(
      'suite',
      files.map(({ file }) => file.suite?.id ?? 'null'),
    )
  }
  const evaluation = own.derived.find((derived) => derived.model.id === model)
  if (evaluation === undefined) {
    return problem(
      'model',
      own.derived.map((derived) => derived.model.id),
    )
  }
  const measures = listMeasures(evaluation)
  if (figure === null) return measures.includes(category) ? [] : problem('category', measures)
  const figures = evaluation.model.subcategories
    .filter(({ parent_category: parent }) => parent === category)
    .map(({ subcategory }) => subcategory)
  return figures.includes(figure) ? [] : problem('figure', ['null', ...figures])
}

function listMeasures({ composite, scores }: PublishedFile['derived'][number]): string[] {
  const measured = CATEGORIES.filter((each) => scores.some(({ category }) => category === each))
  return [...(composite === undefined ? [] : ['composite']), ...measured]
}

function formatKnown(known: readonly string[]): string {
  const shown = known.slice(0, MAX_LISTED).map((name) => showText(name, MAX_NAME_LENGTH))
  const more = known.length - shown.length
  const rest = more > 0 ? ` or ${more} more` : ''
  return known.length === 0 ? 'none' : `one of ${shown.join(', ')}${rest}`
}
