import type { LoadedModel } from './leaderboardEntry.ts'

/** The number of fields that were invalid and are left out of these models. */
export function countInvalidFields(models: readonly Pick<LoadedModel, 'invalidFields'>[]): number {
  return models.reduce((sum, { invalidFields = 0 }) => sum + invalidFields, 0)
}
