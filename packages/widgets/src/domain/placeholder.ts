import { NO_SCORES, type LeaderboardEntry, type ModelSummary } from './leaderboardEntry.ts'

const PLACEHOLDER_MODELS = [
  { name: 'gpt-oss-20b', provider: 'OpenAI' },
  { name: 'gpt-oss-120b', provider: 'OpenAI' },
  { name: 'Llama-3.1-8B-Instruct', provider: 'Meta' },
  { name: 'gemma-3-1b-it', provider: 'Google' },
] as const

/** The models whose evaluation is planned. They have no score and no date, and show "Coming soon". */
export const PLACEHOLDERS: readonly LeaderboardEntry[] = PLACEHOLDER_MODELS.map(
  ({ name, provider }) => ({
    id: `placeholder-${name}`,
    name,
    provider,
    scores: NO_SCORES,
    evaluatedOn: undefined,
    origin: undefined,
    isPlaceholder: true,
  }),
)

/**
 * Appends the placeholders to the evaluated models, except those that have been evaluated since.
 */
export function addPlaceholders(evaluated: readonly LeaderboardEntry[]): LeaderboardEntry[] {
  const known = new Set(evaluated.map(getNameKey))
  return [...evaluated, ...PLACEHOLDERS.filter((entry) => !known.has(getNameKey(entry)))]
}

function getNameKey({ name, provider }: ModelSummary): string {
  return `${provider}\n${name}`.toLowerCase()
}
