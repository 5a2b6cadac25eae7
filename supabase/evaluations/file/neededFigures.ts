import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import { findFigureGap, type NeededFigures } from '@transparency-lab/widgets/domain-internal'
import type { FileSubcategory } from './evaluationsFile.ts'
import type { Suite } from './suiteSchema.ts'

/** A model with the names of its figures. */
export interface FiguresModel {
  readonly subcategories: readonly Pick<FileSubcategory, 'parent_category' | 'subcategory'>[]
}

/** What decides which figures a category needs. */
export interface FiguresFile<Model extends FiguresModel = FiguresModel> {
  readonly suite?: Pick<Suite, 'categories'> | undefined
  readonly models: readonly Model[]
}

/**
 * Returns the figures that each measured category needs: those that the suite declares, or else every one that
 * any model of the file lists under the category.
 */
export function getNeededFigures(file: FiguresFile): NeededFigures {
  const entries = CATEGORIES.flatMap((category) => {
    const names = file.models.flatMap((model) => listNames(model, category))
    const declared = file.suite?.categories?.[category]?.figures
    return names.length === 0 ? [] : [[category, declared ?? [...new Set(names)]] as const]
  })
  return Object.fromEntries(entries)
}

/** Lists the categories of a model with some figures and without others that the score needs. */
export function listGaps(model: FiguresModel, needed: NeededFigures) {
  return CATEGORIES.flatMap((category) => {
    const gap = findFigureGap(needed[category], listNames(model, category))
    return needed[category] === undefined || gap === undefined ? [] : [{ category, ...gap }]
  })
}

/** Lists the names of a model's figures in a category. */
export function listNames({ subcategories }: FiguresModel, category: Category): string[] {
  return subcategories
    .filter(({ parent_category }) => parent_category === category)
    .map(({ subcategory }) => subcategory)
}
