import { formatCount, type Category, type CategoryDetails } from '@transparency-lab/widgets/domain'
import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import type { Problem } from './describeProblem.ts'
import type { EvaluationsFile, FileModel } from './evaluationsFile.ts'
import { getNeededFigures } from './neededFigures.ts'

const TEXTS = ['measures', 'short'] as const

/** Returns what a suite says about each category that it measures, with the numbers filled in. */
export function getCategoryDetails(
  file: EvaluationsFile,
): Partial<Record<Category, CategoryDetails>> {
  const details = listNeeded(file).map(({ category, figures }) => {
    const texts = listTexts(file, category).map(
      ({ field, text }) => [field, fillCounts(text, file.models, figures)] as const,
    )
    return [category, { figures, ...Object.fromEntries(texts) }] as const
  })
  return Object.fromEntries(details)
}

/** Finds texts whose numbers are not published, and those that the numbers make too long. */
export function measuredTextProblems(file: EvaluationsFile): Problem[] {
  return listNeeded(file).flatMap(({ category, figures }) =>
    listTexts(file, category).flatMap(({ field, text }): Problem[] => {
      const path = ['suite', 'categories', category, field]
      if (text.includes('{prompts}') && countPrompts(file.models, figures) === undefined) {
        return [{ path, allowed: 'text without {prompts}, because their number is not published' }]
      }
      if (fillCounts(text, file.models, figures).length <= MAX_LENGTHS[field]) return []
      return [
        { path, allowed: `text of at most ${MAX_LENGTHS[field]} characters with its numbers` },
      ]
    }),
  )
}

function listTexts(file: EvaluationsFile, category: Category) {
  const texts = file.suite?.categories?.[category]
  return TEXTS.flatMap((field) => {
    const text = texts?.[field]
    return text === undefined ? [] : [{ field, text }]
  })
}

function listNeeded(file: EvaluationsFile) {
  const entries = Object.entries(getNeededFigures(file)) as [Category, readonly string[]][]
  return entries.map(([category, figures]) => ({ category, figures }))
}

function fillCounts(text: string, models: readonly FileModel[], figures: readonly string[]) {
  return text
    .replaceAll('{figures}', String(figures.length))
    .replaceAll('{prompts}', () => countPrompts(models, figures) ?? '')
}

/**
 * Returns the number of prompts behind a category, such as “408–582” where it differs between models; undefined
 * when it is not published. Only models with every figure count, because the others have no score.
 */
function countPrompts(models: readonly FileModel[], names: readonly string[]): string | undefined {
  const sums = models.flatMap(({ subcategories }) => {
    const figures = subcategories.filter(({ subcategory }) => names.includes(subcategory))
    if (figures.length < names.length) return []
    return [figures.reduce((sum, { probe_count }) => sum + (probe_count ?? NaN), 0)]
  })
  // One model without a number makes both ends unknown.
  if (sums.length === 0 || sums.some(Number.isNaN)) return undefined
  const sorted = sums.toSorted((a, b) => a - b)
  const ends = new Set([sorted[0] ?? 0, sorted.at(-1) ?? 0])
  return [...ends].map((count) => formatCount(count)).join('–')
}
