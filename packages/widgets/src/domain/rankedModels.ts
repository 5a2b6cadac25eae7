import { MEASURES, type Measure } from './category.ts'
import type { Scores, Evaluation } from './evaluation.ts'
import { mapMeasures } from './mapCategories.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { countScores, type RankRange } from './rankRange.ts'
import { isMeasured } from './score.ts'
import type { Suite } from './suite.ts'

/** The number of models that have each score; undefined when it is unknown. */
export type RankedModelCounts = Readonly<Record<Measure, number | undefined>>

/** Counts the models that have each score, and so are ranked by it. */
export function countRankedModels(
  entries: readonly { readonly scores: Scores }[],
): RankedModelCounts {
  return mapMeasures((measure) =>
    countScores(entries.map(({ scores }) => scores[measure]).filter(isMeasured)),
  )
}

/**
 * Adds to the rank range of each score the number of ranked models.
 *
 * @param getModels runs only when a score has a rank range; it returns undefined when the numbers are unknown
 */
export function withRankedModels(
  scores: Scores,
  getModels: () => RankedModelCounts | undefined,
): Scores {
  // Thousands of rows without ranges keep their scores.
  if (!MEASURES.some((measure) => hasRanks(scores[measure]))) return scores
  return mapMeasures((measure) => {
    const score = scores[measure]
    if (!hasRanks(score)) return score
    return { ...score, ranks: { ...score.ranks, models: getModels()?.[measure] } }
  }) as Scores
}

/**
 * Returns the number of models that have each score in a suite, or in a source without suites; undefined when it is
 * unknown.
 */
export type RankedModelCounter = (suite: Suite | undefined) => RankedModelCounts | undefined

/** Creates a counter that counts the entries of each suite once. */
export function createRankedModelCounter(
  listEntries: (suite: Suite | undefined) => readonly { readonly scores: Scores }[],
): (suite: Suite | undefined) => RankedModelCounts {
  const counts = new Map<string | undefined, RankedModelCounts>()
  return (suite) => {
    const count = counts.get(suite?.id) ?? countRankedModels(listEntries(suite))
    counts.set(suite?.id, count)
    return count
  }
}

/** Adds to each rank range of a model, in all suites, the number of ranked models. */
export function withRankedResults<Model extends ComparedModel>(
  model: Model,
  count: RankedModelCounter,
): Model {
  const rank = <Result extends Evaluation>(evaluation: Result, suite: Suite | undefined) => ({
    ...evaluation,
    scores: withRankedModels(evaluation.scores, () => count(suite)),
  })
  const { evaluation, suite, otherResults } = model
  return {
    ...model,
    evaluation: rank(evaluation, suite),
    ...(otherResults && {
      otherResults: otherResults.map((result) => ({
        ...result,
        evaluation: rank(result.evaluation, result.suite),
      })),
    }),
  }
}

/** Whether a score has a rank range. */
export function hasRanks(
  score: Scores[Measure],
): score is Scores[Measure] & { readonly ranks: RankRange } {
  return isMeasured(score) && score.ranks !== undefined
}
