import { CATEGORIES, type Category } from './category.ts'
import { computeComposite, computeRawScore } from './composite.ts'
import {
  CONFIDENCE_LEVEL,
  figureMargins,
  meanMargins,
  toInterval,
  type FigureError,
  type Margins,
} from './interval.ts'
import { NO_SCORES, type Scores } from './evaluation.ts'
import { rankLevel, rankRanges } from './rankRange.ts'
import { compositeScore, measuredScore, type Uncertainty } from './score.ts'
import { zScores } from './statistics.ts'

/** One published figure of a model, with what is known about its error. */
export interface ScoredFigure extends FigureError {
  readonly category: Category
  /** The name of the figure. Every model that has the figure uses the same name. */
  readonly name: string
}

/** The names of the figures that the score of each measured category needs. */
export type NeededFigures = Readonly<Partial<Record<Category, readonly string[]>>>

/** Returns the names of the figures that any model has, by category, in the order of their first use. */
export function listNeededFigures(
  models: readonly (readonly Pick<ScoredFigure, 'category' | 'name'>[])[],
): NeededFigures {
  const needed: Partial<Record<Category, string[]>> = {}
  for (const { category, name } of models.flat()) {
    const names = (needed[category] ??= [])
    if (!names.includes(name)) names.push(name)
  }
  return needed
}

/**
 * Computes the scores of all models of one suite from their figures: raw scores, z-scores, the composite, intervals and
 * places. The score of a category is the unweighted mean of the figures that it needs; a model without one of them has
 * no score there, and other figures do not count.
 *
 * @param models the figures of each model
 * @param needed by default the figures that any model has
 * @returns the scores of each model, in the order of the models
 */
export function deriveScores(
  models: readonly (readonly ScoredFigure[])[],
  needed: NeededFigures = listNeededFigures(models),
): Scores[] {
  const categories = CATEGORIES.filter((category) => needed[category] !== undefined)
  const columns = categories.map((category) =>
    deriveCategory(models, category, needed[category] ?? []),
  )
  const composites = models.map((_, index) =>
    computeComposite(
      Object.fromEntries(columns.map(({ category, raws }) => [category, raws[index]])),
      categories,
    ),
  )
  const uncertainties = computeUncertainties(composites, (index, level) =>
    meanMargins(columns.map(({ getMargins }) => getMargins(index, level))),
  )
  return models.map((_, index) => ({
    ...NO_SCORES,
    ...Object.fromEntries(
      columns.flatMap(({ category, scores }) => {
        const score = scores[index]
        return score === undefined ? [] : [[category, score]]
      }),
    ),
    composite: compositeScore(composites[index], uncertainties[index]),
  }))
}

/** Computes the scores of all models in one category. */
function deriveCategory(
  models: readonly (readonly ScoredFigure[])[],
  category: Category,
  names: readonly string[],
) {
  const figures = models.map((own) => selectFigures(own, category, names))
  const raws = figures.map((parts) => computeRawScore(parts.map((part) => part?.score)))
  const zs = zScores(raws)
  const getMargins = (index: number, level: number) => getMeanMargins(figures[index], level)
  const uncertainties = computeUncertainties(raws, getMargins)
  const scores = raws.map((raw, index) => {
    const z = zs[index]
    return raw === undefined || z === undefined
      ? undefined
      : measuredScore(raw, z, uncertainties[index])
  })
  return { category, raws, scores, getMargins }
}

/** Returns the figures that a category needs, in its order; undefined for those that the model lacks. */
function selectFigures(
  figures: readonly ScoredFigure[],
  category: Category,
  names: readonly string[],
): (ScoredFigure | undefined)[] {
  const own = figures.filter((figure) => figure.category === category)
  const byName = new Map(own.map((figure) => [figure.name, figure]))
  return names.map((name) => byName.get(name))
}

/** Returns the margins of a category's score at a level; undefined when no error is known. */
function getMeanMargins(
  figures: readonly (ScoredFigure | undefined)[] = [],
  level: number,
): Margins | undefined {
  return meanMargins(
    figures.map((figure) => {
      const margins = figure && figureMargins(figure, level)
      return typeof margins === 'object' ? margins : undefined
    }),
  )
}

/** Returns the interval and the rank range of each score of one measure; empty for a missing score. */
function computeUncertainties(
  scores: readonly (number | undefined)[],
  getMargins: (index: number, level: number) => Margins | undefined,
): Uncertainty[] {
  const present = scores.flatMap((score, index) => (score === undefined ? [] : { score, index }))
  const level = rankLevel(present.length)
  const ranges = rankRanges(
    present.map(({ score, index }) => ({ score, margins: getMargins(index, level) })),
  )
  const uncertainties: Uncertainty[] = scores.map(() => ({}))
  for (const [place, { score, index }] of present.entries()) {
    const margins = getMargins(index, CONFIDENCE_LEVEL)
    const ranks = ranges[place]
    uncertainties[index] = {
      ...(margins && { interval: toInterval(score, margins) }),
      ...(ranks && { ranks }),
    }
  }
  return uncertainties
}
