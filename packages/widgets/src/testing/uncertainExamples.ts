import type { StoredModel } from '../data/index.ts'
import { isMeasured, MEASURES } from '../domain/index.ts'
import { anEstimatedModel, aScoredModel } from './builders.ts'

/** Invented models whose intervals are known, could be wider, and are unknown. */
export const UNCERTAIN_EXAMPLES: readonly StoredModel[] = [
  anEstimatedModel('Example known', 0.04, 0.91, 0.66, 0.97, 0.8),
  orWider(anEstimatedModel('Example or wider', 0.04, 0.82, 0.58, 0.9, 0.73)),
  aScoredModel('Example unknown', 0.77, 0.49, 0.84, 0.69),
]

/** Returns a model whose intervals and ranks could all be wider. */
function orWider(model: StoredModel): StoredModel {
  const evaluations = model.evaluations.map((evaluation) => {
    const scores = MEASURES.map((measure) => {
      const score = evaluation.scores[measure]
      if (!isMeasured(score) || !score.interval || !score.ranks) return [measure, score] as const
      const interval = { ...score.interval, kind: 'at_least' } as const
      const ranks = { ...score.ranks, kind: 'at_least' } as const
      return [measure, { ...score, interval, ranks }] as const
    })
    return {
      ...evaluation,
      scores: Object.fromEntries(scores) as unknown as typeof evaluation.scores,
    }
  })
  return { ...model, evaluations }
}
