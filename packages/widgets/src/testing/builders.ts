import type { StoredModel } from '../data/index.ts'
import {
  compositeScore,
  CATEGORIES,
  computeComposite,
  isMeasured,
  measuredScore,
  MISSING,
  NO_SCORES,
  type FullEvaluation,
  type CompositeScore,
  type LeaderboardEntry,
  type Score,
  type Scores,
  type Uncertainty,
} from '../domain/index.ts'

/**
 * Creates four scores from raw scores, and their composite; undefined is a missing score. Each z-score is the
 * raw score - 0.5.
 */
export function someScores(
  bias?: number,
  factuality?: number,
  toxicity?: number,
  jailbreak?: number,
): Scores {
  const score = (raw: number | undefined): Score =>
    raw === undefined ? MISSING : measuredScore(raw, raw - 0.5)
  return {
    bias: score(bias),
    factuality: score(factuality),
    toxicity: score(toxicity),
    jailbreak: score(jailbreak),
    composite: compositeScore(
      computeComposite({ bias, factuality, toxicity, jailbreak }, CATEGORIES),
    ),
  }
}

/** Creates a full evaluation. */
export function anEvaluation(parts: Partial<FullEvaluation> = {}): FullEvaluation {
  return {
    scores: someScores(0.9, 0.8, 0.7, 0.6),
    evaluatedOn: '2024-03-01',
    origin: { title: 'A Published Paper', url: 'https://example.org/paper' },
    totalProbes: 1200,
    subcategories: [
      {
        category: 'bias',
        name: 'Stereotypes',
        score: 0.9,
        probeCount: 1200,
        measure: 'proportion',
      },
    ],
    notes: ['Evaluated through its public interface.'],
    ...parts,
  }
}

/** Creates a model with one evaluation. */
export function aModel(id: string, parts: Partial<StoredModel> = {}): StoredModel {
  return {
    id,
    name: `Model ${id}`,
    provider: 'Acme',
    description: 'A model for tests.',
    url: 'https://example.org/model',
    evaluations: [anEvaluation()],
    ...parts,
  }
}

/** Creates a row of a leaderboard, without scores. */
export function anEntry(id: string, parts: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return {
    id,
    name: `Model ${id}`,
    provider: 'Acme',
    scores: NO_SCORES,
    evaluatedOn: '2024-03-01',
    origin: undefined,
    isPlaceholder: false,
    ...parts,
  }
}

/** Returns the evaluation with an interval around each score, as wide on both sides, and with ranks. */
function withMargins(evaluation: FullEvaluation, margin: number): FullEvaluation {
  const around = (score: number): Uncertainty => ({
    interval: {
      lower: Math.max(0, score - margin),
      upper: Math.min(1, score + margin),
      kind: 'known',
    },
    ranks: { best: 1, worst: 2, kind: 'known' },
  })
  const scores = Object.entries(evaluation.scores).map(
    ([measure, score]: [string, Score | CompositeScore]) => [
      measure,
      isMeasured(score) ? { ...score, ...around(score.raw) } : score,
    ],
  )
  return { ...evaluation, scores: Object.fromEntries(scores) as Scores }
}

/** Creates a model with one evaluation of these raw scores, each with an interval of a margin. */
export function anEstimatedModel(
  name: string,
  margin: number,
  ...raw: (number | undefined)[]
): StoredModel {
  const model = aScoredModel(name, ...raw)
  return {
    ...model,
    evaluations: model.evaluations.map((evaluation) => withMargins(evaluation, margin)),
  }
}

/** Creates a model with one evaluation of these raw scores; undefined is a missing score. */
export function aScoredModel(name: string, ...raw: (number | undefined)[]): StoredModel {
  const [bias, factuality, toxicity, jailbreak] = raw
  return aModel(name.toLowerCase().replaceAll(' ', '-'), {
    name,
    evaluations: [anEvaluation({ scores: someScores(bias, factuality, toxicity, jailbreak) })],
  })
}
