import { CATEGORIES, type Category } from './category.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { isMeasured } from './score.ts'
import { mean } from './statistics.ts'

/** The mean of one category over the models that have a score in it. */
export interface CategoryMean {
  readonly category: Category
  /** Fraction from 0 to 1; undefined when no model has a score. */
  readonly mean: number | undefined
  /** Number of models that have a score. */
  readonly models: number
}

/** Returns the mean of each category, ignoring missing scores. */
export function categoryMeans(
  entries: readonly LeaderboardEntry[],
  categories: readonly Category[] = CATEGORIES,
): CategoryMean[] {
  return categories.map((category) => {
    const raw = entries.flatMap(({ scores }) => {
      const score = scores[category]
      return isMeasured(score) ? score.raw : []
    })
    return { category, mean: raw.length === 0 ? undefined : mean(raw), models: raw.length }
  })
}
