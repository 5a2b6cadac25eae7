import { z } from 'zod'
import { parseDocument } from '../parseDocument.ts'
import { UnreadableDocument } from '../../reading/UnreadableDocument.ts'
import { getMean, getStatKey, isPlain, Stat } from './Stat.ts'

/** The file of the instances, as HELM names it. */
const FILE = 'per_instance_stats.json'

const Instance = z.object({ train_trial_index: z.number().catch(0), stats: z.array(Stat) })

/** The dispersion of the values of a statistic over instances. */
export interface Spread {
  readonly n: number
  readonly mean: number
  /** Sum of squared deviations from the mean. */
  readonly squares: number
}

const NONE: Spread = { n: 0, mean: 0, squares: 0 }

/**
 * Accumulates the instance values of a run by statistic. Returns nothing for a run with several
 * draws of examples, because its values are means over repetitions.
 *
 * @throws UnreadableDocument, naming the file, if an instance violates the format
 */
export async function measureSpread(
  instances: AsyncIterable<unknown>,
): Promise<Map<string, Spread>> {
  try {
    return await addAll(instances)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new UnreadableDocument(`${FILE}: ${error.message}`)
  }
}

async function addAll(instances: AsyncIterable<unknown>): Promise<Map<string, Spread>> {
  const spreads = new Map<string, Spread>()
  for await (const instance of instances) {
    const { train_trial_index, stats } = parseDocument(Instance, instance)
    if (train_trial_index > 0) return new Map()
    for (const stat of stats.filter(isPlain)) {
      const key = getStatKey(stat)
      const mean = getMean(stat)
      if (mean !== undefined) spreads.set(key, add(spreads.get(key) ?? NONE, mean))
    }
  }
  return spreads
}

/** Welford's algorithm, which stays accurate for a large mean. */
function add({ n, mean, squares }: Spread, value: number): Spread {
  const next = mean + (value - mean) / (n + 1)
  return { n: n + 1, mean: next, squares: squares + (value - mean) * (value - next) }
}
