import { NO_SCORES, type LeaderboardEntry, type ModelSummary } from './leaderboardEntry.ts'

const ANNOUNCED = [
  { name: 'gpt-oss-20b', provider: 'OpenAI' },
  { name: 'gpt-oss-120b', provider: 'OpenAI' },
  { name: 'Llama-3.1-8B-Instruct', provider: 'Meta' },
  { name: 'gemma-3-1b-it', provider: 'Google' },
] as const

/** The models whose evaluation is announced: no score, no date, shown as Coming Soon. */
export const PLACEHOLDERS: readonly LeaderboardEntry[] = ANNOUNCED.map(({ name, provider }) => ({
  id: `placeholder-${name}`,
  name,
  provider,
  scores: NO_SCORES,
  composite: undefined,
  evaluatedOn: undefined,
  origin: undefined,
  isPlaceholder: true,
}))

/**
 * The evaluated models followed by the announced ones. An announced model that has been evaluated
 * meanwhile is not announced any more.
 */
export function withPlaceholders(evaluated: readonly LeaderboardEntry[]): LeaderboardEntry[] {
  const announced = PLACEHOLDERS.filter((entry) => !evaluated.some((other) => isSame(other, entry)))
  return [...evaluated, ...announced]
}

function isSame(a: ModelSummary, b: ModelSummary): boolean {
  return isSameText(a.name, b.name) && isSameText(a.provider, b.provider)
}

/** Whether two texts are one but for their case, which is looked at only where it can matter. */
function isSameText(a: string, b: string): boolean {
  return a.length === b.length && a.toLowerCase() === b.toLowerCase()
}
