import {
  CATEGORIES,
  CATEGORY_LABELS,
  deriveScores,
  NO_SCORES,
  toInterval,
  figureMargins,
  CONFIDENCE_LEVEL,
  type Category,
  isMeasured,
  listNeededFigures,
  type ScoredFigure,
  type Scores,
  type Subcategory,
} from '../domain/index.ts'
import type { StoredEvaluation, StoredModel } from './storedModel.ts'
import type { OwnFigure, OwnModel } from './ownModel.ts'
import { findOwnModelProblems } from './problems/ownModelProblems.ts'
import { withoutNullsInEach } from './withoutNulls.ts'

/**
 * Computes the scores of models from raw figures of one suite, for `createMemorySource`: z-scores, the composite,
 * intervals and places. A model that lacks a figure of a category which another model has gets no score there, and a
 * model without a score gets no composite.
 *
 * @param models null in them counts as left out, because JSON has no undefined
 * @param suiteId the suite of the figures, if the source has suites; without one, widgets show all four categories
 * @throws TypeError that names everything that is wrong with the models
 *
 * @example
 * ```ts
 * import { createMemorySource, createModels } from '@transparency-lab/widgets'
 *
 * export const source = createMemorySource(
 *   createModels(
 *     [
 *       {
 *         id: 'example-7b',
 *         name: 'Example 7B',
 *         provider: 'Example',
 *         evaluatedOn: '2026-01-31',
 *         figures: { bias: 0.91, factuality: { score: 0.78, probeCount: 400 } },
 *       },
 *     ],
 *     'our-report',
 *   ),
 *   [{ id: 'our-report', title: 'Our report' }],
 * )
 * ```
 */
export function createModels(models: readonly OwnModel[], suiteId?: string): StoredModel[] {
  const given = withoutNullsInEach(models)
  const suite = suiteId ?? undefined
  const problems = findOwnModelProblems(given, suite)
  if (problems.length > 0) throw new TypeError(`createModels: ${problems.join('\n')}`)
  const figures = given.map(listFigures)
  const scores = deriveScores(figures)
  warnOfEmptyCategories(given, figures, scores)
  return given.map((model, index) => {
    const own = figures[index] ?? []
    return toModel(model, {
      scores: scores[index] ?? NO_SCORES,
      subcategories: own.map(toSubcategory),
      ...(suite !== undefined && { suiteId: suite }),
    })
  })
}

/** The warnings so far: a source over a server creates its models at each read. */
const warned = new Set<string>()

/** Warns of a category in which no model has all figures, such as when they spell a name differently. */
function warnOfEmptyCategories(
  models: readonly OwnModel[],
  figures: readonly (readonly ScoredFigure[])[],
  scores: readonly Scores[],
): void {
  const needed = listNeededFigures(figures)
  for (const category of CATEGORIES) {
    const names = needed[category] ?? []
    if (names.length === 0 || scores.some((score) => isMeasured(score[category]))) continue
    const lacks = names.map((name) => {
      const has = (all: readonly ScoredFigure[] = []) =>
        all.some((figure) => figure.category === category && figure.name === name)
      const ids = models.filter((_, index) => !has(figures[index]))
      return `“${name}” is missing in ${ids.map(({ id }) => id).join(', ')}`
    })
    const warning =
      `createModels: no model has a score in ${category}, which needs each of its figures: ${lacks.join('; ')}. ` +
      'Every model that has a figure uses the same name for it.'
    if (!warned.has(warning)) console.warn(warning)
    warned.add(warning)
  }
}

function toModel(
  { id, name, provider, description, url, ...own }: OwnModel,
  derived: Pick<StoredEvaluation, 'scores' | 'subcategories' | 'suiteId'>,
): StoredModel {
  const { evaluatedOn, origin, totalProbes, notes = [] } = own
  const evaluation = { evaluatedOn, origin, totalProbes, notes, ...derived }
  return { id, name, provider, description, url, evaluations: [evaluation] }
}

function toSubcategory(figure: ScoredFigure): Subcategory {
  const { category, name, score, probeCount, measure } = figure
  const margins = figureMargins(figure, CONFIDENCE_LEVEL)
  return {
    category,
    name,
    score,
    probeCount,
    measure,
    ...(typeof margins === 'object'
      ? { interval: toInterval(score, margins) }
      : { unknownError: margins }),
  }
}

function listFigures({ figures }: OwnModel): ScoredFigure[] {
  return CATEGORIES.flatMap((category) => listOwn(figures[category]).map(toFigure(category)))
}

function listOwn(given: OwnModel['figures'][Category]): readonly OwnFigure[] {
  if (given === undefined) return []
  if (typeof given === 'number') return [{ score: given }]
  return 'score' in given ? [given] : given
}

const toFigure =
  (category: Category) =>
  ({ name, score, probeCount, standardError, measure }: OwnFigure): ScoredFigure => ({
    category,
    name: name ?? CATEGORY_LABELS[category],
    score,
    probeCount,
    standardError,
    measure: measure ?? (probeCount === undefined ? undefined : 'proportion'),
  })
