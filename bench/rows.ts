import {
  compareText,
  compositeOf,
  isMeasured,
  measuredScore,
  MISSING,
  withPlaceholders,
  type Category,
  type LeaderboardEntry,
  type Score,
  type Scores,
} from '@transparency-lab/widgets/domain'
import type { StoredModel } from '@transparency-lab/widgets'
import { seededRandom } from './seededRandom.ts'

/** The same models in the two forms that pages take. */
export interface BenchRows {
  /** What the package's memory source takes. */
  readonly models: readonly StoredModel[]
  /** What a table shows: the models by name, and then the announced ones. */
  readonly entries: readonly LeaderboardEntry[]
}

const PROVIDERS = 17
const LONG_NAME_EVERY = 13
const MISSING_EVERY = 11
const STEPS = 200

/**
 * Models that nobody has made, the same for the same count. Raw scores are multiples of 1/200, so
 * that many are equal; about one in eleven is missing, and one name in thirteen is long.
 *
 * @param count how many are evaluated, from 1 on
 */
export function benchRows(count: number): BenchRows {
  const random = seededRandom(count)
  const evaluated = Array.from({ length: count }, (_, index) => evaluatedEntry(index, random)).sort(
    (a, b) => compareText(a.name, b.name),
  )
  return { models: evaluated.map(storedModel), entries: withPlaceholders(evaluated) }
}

type EvaluatedEntry = LeaderboardEntry & { readonly evaluatedOn: string }

function evaluatedEntry(index: number, random: () => number): EvaluatedEntry {
  const number = String(index).padStart(5, '0')
  const scores: Scores = {
    bias: someScore(random),
    factuality: someScore(random),
    toxicity: someScore(random),
    jailbreak: someScore(random),
  }
  const raw = (category: Category) => rawOf(scores[category])
  return {
    id: `model-${number}`,
    name: `Model ${number}${index % LONG_NAME_EVERY === 0 ? ' with a long name' : ''}`,
    provider: `Provider ${String(Math.floor(random() * PROVIDERS)).padStart(2, '0')}`,
    scores,
    composite: compositeOf({
      bias: raw('bias'),
      factuality: raw('factuality'),
      toxicity: raw('toxicity'),
      jailbreak: raw('jailbreak'),
    }),
    evaluatedOn: `2024-${twoDigits(1 + random() * 12)}-${twoDigits(1 + random() * 28)}`,
    origin: undefined,
    isPlaceholder: false,
  }
}

function someScore(random: () => number): Score {
  if (random() < 1 / MISSING_EVERY) return MISSING
  const raw = Math.floor(random() * (STEPS + 1)) / STEPS
  return measuredScore(raw, (raw - 0.5) * 2)
}

function rawOf(score: Score): number | undefined {
  return isMeasured(score) ? score.raw : undefined
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function storedModel(entry: EvaluatedEntry): StoredModel {
  const { id, name, provider, scores, composite, evaluatedOn, origin } = entry
  const evaluation = { scores, composite, evaluatedOn, origin }
  return {
    id,
    name,
    provider,
    description: undefined,
    url: undefined,
    evaluations: [{ ...evaluation, totalProbes: 0, subcategories: [], notes: [] }],
  }
}
