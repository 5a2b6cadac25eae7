import { MEASURES, type Measure } from './category.ts'
import type { Scores } from './leaderboardEntry.ts'
import { isMeasured } from './score.ts'

/** The number of models that have each score. */
export type RankedModels = Readonly<Record<Measure, number>>

/** Counts the models that have each score; they share its ranks. */
export function countRankedModels(entries: readonly { readonly scores: Scores }[]): RankedModels {
  const counts = MEASURES.map(
    (measure) =>
      [measure, entries.filter(({ scores }) => isMeasured(scores[measure])).length] as const,
  )
  return Object.fromEntries(counts) as Record<Measure, number>
}

/** Says in the ranks of a model's scores among how many models they are. */
export function withRankedModels(scores: Scores, models: RankedModels): Scores {
  const placed = MEASURES.map((measure) => {
    const score = scores[measure]
    if (!isMeasured(score) || score.ranks === undefined) return [measure, score] as const
    return [measure, { ...score, ranks: { ...score.ranks, models: models[measure] } }] as const
  })
  return Object.fromEntries(placed) as unknown as Scores
}
