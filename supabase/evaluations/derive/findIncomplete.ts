import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import { findFigureGap } from '@transparency-lab/widgets/domain-internal'
import {
  getNeededFigures,
  listNames,
  type FiguresFile,
  type FiguresModel,
} from '../file/neededFigures.ts'
import { showLine } from '../file/showText.ts'

interface NamedFigures extends FiguresModel {
  readonly id: string
}

/** A category that is measured, and of which no model has every figure. */
export interface IncompleteCategory {
  readonly category: Category
  /** The names of the figures that its score needs. */
  readonly needed: readonly string[]
  /** The models with some of its figures, each with the names of those that it lacks. */
  readonly models: readonly { readonly id: string; readonly missing: readonly string[] }[]
}

/** Finds the categories that no model completes, so that nobody gets a score in them. */
export function findIncomplete(file: FiguresFile<NamedFigures>): IncompleteCategory[] {
  const measured = getNeededFigures(file)
  return CATEGORIES.flatMap((category) => {
    const needed = measured[category] ?? file.suite?.categories?.[category]?.figures
    if (needed === undefined) return []
    const models = file.models
      .map((model) => ({ id: model.id, names: listNames(model, category) }))
      .filter(({ names }) => names.length > 0)
      .map(({ id, names }) => ({ id, missing: findFigureGap(needed, names)?.missing ?? [] }))
    const isComplete = models.some(({ missing }) => missing.length === 0)
    return isComplete ? [] : [{ category, needed, models }]
  })
}

const SHOWN_MODELS = 5

/** Describes categories that no model completes, a line for each and for some of its models. */
export function describeIncomplete(categories: readonly IncompleteCategory[]): string[] {
  const lines = categories.flatMap(({ category, needed, models }) => [
    `No model has a ${category} score, which needs ${needed.length} figures: ${needed.join('; ')}.`,
    ...models
      .slice(0, SHOWN_MODELS)
      .map(({ id, missing }) => `  ${id} lacks ${missing.length}: ${missing.join('; ')}`),
    ...(models.length > SHOWN_MODELS ? [`  and so do ${models.length - SHOWN_MODELS} more`] : []),
    `  If the score needs fewer, name them as "categories": { "${category}": { "figures": [...] } } in the suite.`,
  ])
  return lines.map(showLine)
}
