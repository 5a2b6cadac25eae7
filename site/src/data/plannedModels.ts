import { plannedModels } from '#lab/plannedModels'
import type { PlannedModel } from '@transparency-lab/widgets/domain'
import { REQUESTED_MODELS } from './requestedModels.ts'

/** The models whose evaluation the lab plans: those it announced, and requested ones that it accepted. */
export const PLANNED_MODELS: readonly PlannedModel[] = [
  ...plannedModels,
  ...REQUESTED_MODELS.filter(({ state }) => state === 'accepted' || state === 'evaluating').map(
    ({ name, provider }) => ({ name, provider }),
  ),
]
