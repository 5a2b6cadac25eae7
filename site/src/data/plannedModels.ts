import type { PlannedModel } from '@transparency-lab/widgets/domain'

/** The models whose evaluation the lab plans. */
export const PLANNED_MODELS: readonly PlannedModel[] = [
  { name: 'gpt-oss-20b', provider: 'OpenAI' },
  { name: 'gpt-oss-120b', provider: 'OpenAI' },
  { name: 'Llama-3.1-8B-Instruct', provider: 'Meta' },
  { name: 'gemma-3-1b-it', provider: 'Google' },
]
