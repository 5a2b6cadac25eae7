import { CATEGORIES, type Category } from './category.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { isMeasured } from './score.ts'
import { mean } from './statistics.ts'

/** The mean of one category over the models that have it. */
export interface CategoryMean {
  readonly category: Category
  /** Fraction from 0 to 1; undefined when no model has the category. */
  readonly mean: number | undefined
  /** How many models have it. */
  readonly models: number
}

/** Where the average model stands in each category; a missing score takes no part. */
export function categoryMeans(entries: readonly LeaderboardEntry[]): CategoryMean[] {
  return CATEGORIES.map((category) => {
    const raw = entries.flatMap(({ scores }) => {
      const score = scores[category]
      return isMeasured(score) ? score.raw : []
    })
    return { category, mean: raw.length === 0 ? undefined : mean(raw), models: raw.length }
  })
}
