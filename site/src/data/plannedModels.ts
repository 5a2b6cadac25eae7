import type { PlannedModel } from '@transparency-lab/widgets/domain'
import { REQUESTED_MODELS } from './requestedModels.ts'

/** The models that the lab announced before requests had a state. */
const ANNOUNCED: readonly PlannedModel[] = [
  { name: 'gpt-oss-20b', provider: 'OpenAI' },
  { name: 'gpt-oss-120b', provider: 'OpenAI' },
  { name: 'Llama-3.1-8B-Instruct', provider: 'Meta' },
  { name: 'gemma-3-1b-it', provider: 'Google' },
]

/** The models whose evaluation the lab plans: those it announced, and requested ones that it accepted. */
export const PLANNED_MODELS: readonly PlannedModel[] = [
  ...ANNOUNCED,
  ...REQUESTED_MODELS.filter(({ state }) => state === 'accepted' || state === 'evaluating').map(
    ({ name, provider }) => ({ name, provider }),
  ),
]
