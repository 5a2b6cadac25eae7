import {
  CATEGORIES,
  compositeScore,
  computeComposite,
  measuredScore,
  MISSING,
  zScores,
  type Category,
  type LeaderboardEntry,
  type Score,
} from '@transparency-lab/widgets/domain'
import type { StoredModel } from '@transparency-lab/widgets'
import { anEntry } from '@transparency-lab/widgets/testing/builders'
import { makeNames } from './modelNames.ts'
import { seededRandom } from './seededRandom.ts'

/** The same models in the two forms that pages need, unsorted. */
export interface BenchRows {
  /** The input of the package's memory source. */
  readonly models: readonly StoredModel[]
  /** The same models as the entries of a table. */
  readonly entries: readonly LeaderboardEntry[]
}

type RawScores = Readonly<Record<Category, number | undefined>>
type EvaluatedEntry = LeaderboardEntry & { readonly evaluatedOn: string }

const MISSING_SHARE = 1 / 40
const MIN_RAW = 0.15
const RAW_RANGE = 0.84
/** The model's share of a score; the category has the rest. */
const OWN_SHARE = 0.6

/**
 * Generates made-up models, deterministic for the same count. No two raw scores are equal. One in
 * forty is missing, so that about one model in ten has no composite.
 *
 * @param count the number of evaluated models, at least 1
 */
export function benchRows(count: number): BenchRows {
  const random = seededRandom(count)
  const raws = Array.from({ length: count }, () => rawScores(random))
  const scores = toScores(raws)
  const names = makeNames(random)
  const evaluated = raws.map((raw, index): EvaluatedEntry => ({
    ...anEntry(`model-${String(index).padStart(5, '0')}`),
    name: names.model(),
    provider: names.provider(),
    scores: {
      bias: scores.bias[index] ?? MISSING,
      factuality: scores.factuality[index] ?? MISSING,
      toxicity: scores.toxicity[index] ?? MISSING,
      jailbreak: scores.jailbreak[index] ?? MISSING,
      composite: compositeScore(computeComposite(raw, CATEGORIES)),
    },
    evaluatedOn: someDay(random),
  }))
  return { models: evaluated.map(storedModel), entries: evaluated }
}

/** Correlates a model's scores, because good models are good in most categories. */
function rawScores(random: () => number): RawScores {
  const own = fraction(random)
  const score = () => {
    const raw = MIN_RAW + RAW_RANGE * (OWN_SHARE * own + (1 - OWN_SHARE) * fraction(random))
    return random() < MISSING_SHARE ? undefined : raw
  }
  return { bias: score(), factuality: score(), toxicity: score(), jailbreak: score() }
}

/**
 * Returns a number from 0 to less than 1 with the full precision of a double. The generator's own
 * 32 bits would repeat.
 */
function fraction(random: () => number): number {
  return (Math.floor(random() * 2 ** 26) + random()) / 2 ** 26
}

function toScores(raws: readonly RawScores[]): Record<Category, Score[]> {
  const columns = CATEGORIES.map((category) => {
    const values = raws.map((raw) => raw[category])
    const zs = zScores(values)
    const scores = values.map((raw, index) => {
      const z = zs[index]
      return raw === undefined || z === undefined ? MISSING : measuredScore(raw, z)
    })
    return [category, scores] as const
  })
  return Object.fromEntries(columns) as Record<Category, Score[]>
}

function someDay(random: () => number): string {
  const part = (from: number, size: number) => String(from + Math.floor(random() * size))
  const [year, month, day] = [part(2023, 4), part(1, 12), part(1, 28)]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function storedModel(entry: EvaluatedEntry): StoredModel {
  const { id, name, provider, scores, evaluatedOn, origin } = entry
  const evaluation = { scores, evaluatedOn, origin }
  return {
    id,
    name,
    provider,
    description: undefined,
    url: undefined,
    evaluations: [{ ...evaluation, totalProbes: undefined, subcategories: [], notes: [] }],
  }
}
