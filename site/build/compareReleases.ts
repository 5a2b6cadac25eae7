import {
  CATEGORIES,
  isMeasured,
  type EvaluatedModel,
  type FullEvaluation,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { subtractExact } from '@transparency-lab/widgets/domain-internal'
import type { FigureChange } from '../src/changes/changeRecord.ts'
import type { ReleasedModels } from '../src/export/readModels.ts'
import {
  getFigureDetails,
  getScoreDetails,
  listRevised,
  type FigureDetails,
} from './figureDetails.ts'
import { getResults, type ReleaseResult } from './releaseModels.ts'

/** One figure of a release: a composite, a score, or a published figure behind a score. */
interface Figure extends Pick<
  FigureChange,
  'suite' | 'suiteTitle' | 'modelId' | 'model' | 'measure' | 'figure'
> {
  readonly value: number
  readonly details: FigureDetails
}

/** A difference between two releases. */
export interface ReleaseDifference extends FigureChange {
  /** Whether the earlier release lacks the model in the suite. */
  readonly isNewModel: boolean
}

/**
 * Compares the figures of two releases: composites, scores and the published figures behind them, each with its number
 * of prompts, its margin and how it was published. A release without suites is compared with the suite that names the same
 * publication.
 *
 * @param earlier undefined for the first release, all of whose figures are added
 * @param suites the suites of releases that name none, by the address of the publication
 */
export function compareReleases(
  earlier: ReleasedModels | undefined,
  later: ReleasedModels,
  suites = findSuitesByUrl([later]),
): readonly ReleaseDifference[] {
  const before = listFigures(earlier?.models ?? [], suites)
  const after = listFigures(later.models, suites)
  const known = new Set([...before.values()].map(toModelKey))
  const changes: ReleaseDifference[] = []
  for (const [key, figure] of after) {
    const change = compareFigure(before.get(key), figure)
    if (change === undefined) continue
    changes.push({ ...change, isNewModel: !known.has(toModelKey(figure)) })
  }
  for (const [key, { value, details: _, ...figure }] of before) {
    if (after.has(key)) continue
    const change = { kind: 'removed', from: value, to: null, difference: null } as const
    changes.push({ ...change, ...figure, isNewModel: false })
  }
  return changes
}

/** Returns what happened to a figure of a release; undefined if nothing did. */
function compareFigure(before: Figure | undefined, after: Figure): FigureChange | undefined {
  const { value: to, details: current, ...figure } = after
  if (before === undefined) return { kind: 'added', ...figure, from: null, to, difference: null }
  const { value: from } = before
  if (from !== to)
    return { kind: 'changed', ...figure, from, to, difference: subtractExact(to, from) }
  const details = listRevised(before.details, current)
  if (details.length === 0) return undefined
  return { kind: 'revised', ...figure, details, from, to, difference: 0 }
}

/** Finds the suite of each publication in releases, by the address of the publication. */
export function findSuitesByUrl(releases: readonly ReleasedModels[]): ReadonlyMap<string, Suite> {
  const found = new Map<string, Suite>()
  const results = releases.flatMap(({ models }) => models.flatMap(getResults))
  for (const { suite, evaluation } of results) {
    const url = evaluation.origin?.url
    if (suite !== undefined && url !== undefined) found.set(url, suite)
  }
  return found
}

/** Lists the figures of models by a key that is the same in every release. */
function listFigures(
  models: readonly EvaluatedModel[],
  suites: ReadonlyMap<string, Suite>,
): ReadonlyMap<string, Figure> {
  const figures = models.flatMap((model) =>
    getResults(model).flatMap((result) => {
      const suite = findResultSuite(result, suites)
      const about = {
        suite: suite?.id ?? null,
        suiteTitle: suite?.title ?? null,
        modelId: model.id,
        model: model.name,
      }
      return getValues(result.evaluation).map((value) => ({ ...about, ...value }))
    }),
  )
  return new Map(figures.map((figure) => [toKey(figure), figure]))
}

/** Finds the suite of a result, which a release of version 1 does not name. */
export function findResultSuite(
  { suite, evaluation }: ReleaseResult,
  suites: ReadonlyMap<string, Suite>,
) {
  return suite ?? suites.get(evaluation.origin?.url ?? '')
}

function getValues({ scores, subcategories, totalProbes }: FullEvaluation) {
  const measured = (['composite', ...CATEGORIES] as const).flatMap((measure) => {
    const score = scores[measure]
    if (!isMeasured(score)) return []
    const probes = measure === 'composite' ? totalProbes : undefined
    const details = getScoreDetails(score.interval, probes)
    return [{ measure, figure: null, value: score.raw, details }]
  })
  const parts = subcategories.map((subcategory) => ({
    measure: subcategory.category,
    figure: subcategory.name,
    value: subcategory.score,
    details: getFigureDetails(subcategory),
  }))
  return [...measured, ...parts]
}

function toKey({ suite, modelId, measure, figure }: Figure): string {
  return JSON.stringify([suite, modelId, measure, figure])
}

function toModelKey({ suite, modelId }: Pick<Figure, 'suite' | 'modelId'>): string {
  return JSON.stringify([suite, modelId])
}
