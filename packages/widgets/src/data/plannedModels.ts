import type { PlannedModel, Suite } from '../domain/index.ts'
import type { Leaderboard } from './evaluationSource.ts'

/** Options of a source whose rows name no planned models. */
export interface PlannedModelsOptions {
  /**
   * The models whose evaluation is planned. The leaderboard of the first suite lists them last, as “coming soon”,
   * until they have an evaluation there.
   * @default none
   */
  readonly plannedModels?: readonly PlannedModel[] | undefined
}

/** Adds the planned models to the leaderboard of the first suite. */
export function withPlannedModels(
  leaderboard: Leaderboard,
  plannedModels: readonly PlannedModel[],
  suites: readonly Suite[],
): Leaderboard {
  const isFirst = leaderboard.suite?.id === suites[0]?.id
  return isFirst && plannedModels.length > 0 ? { ...leaderboard, plannedModels } : leaderboard
}
