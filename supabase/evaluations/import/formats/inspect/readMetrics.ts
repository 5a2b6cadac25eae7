import { z } from 'zod'
import type { Metric, Score } from './EvalLog.ts'

type Values = z.infer<typeof Score>['metrics']
type Value = z.infer<typeof Metric>

/** One value of a score. */
export interface MetricValue {
  readonly metric: string
  /** Distinguishes values of the same metric; undefined for that of all samples. */
  readonly part: string | undefined
  readonly value: unknown
  readonly standardError: number | null
  /** Why the metric itself rules out the value. */
  readonly rejection: string | undefined
}

interface Placed extends Value {
  readonly key: string
  readonly metric: string
  /** Whether the value is one of those of a metric over groups of samples. */
  readonly isGrouped: boolean
}

const STANDARD_ERRORS = new Set(['stderr', 'bootstrap_stderr'])
/** Metrics of dispersion, which are not scores. */
const SPREADS = new Set([...STANDARD_ERRORS, 'std', 'var'])
/** The label of the value over all groups. */
const ALL = 'all'
const Registered = z.union([z.string(), z.object({ name: z.string() }).transform((it) => it.name)])

/**
 * Reads the values of a score. A metric with several values has one entry for each, with the metric as its
 * group. Values are per group if one of them is labelled "all".
 */
export function readMetrics(values: Values): MetricValue[] {
  const placed = Object.entries(values).map(([key, value]) => place(key, value, values))
  return placed.filter((each) => !matchesAny(SPREADS, each)).map((each) => readValue(each, placed))
}

function place(key: string, value: Value, values: Values): Placed {
  const { group, params } = value
  const isGrouped =
    group !== undefined &&
    Object.values(values).some((other) => other.group === group && other.name === ALL)
  if (!isGrouped) return { ...value, key, metric: key, isGrouped }
  const { data } = Registered.safeParse(params.metric)
  return { ...value, key, metric: data?.split('/').at(-1) ?? group, isGrouped }
}

/** Whether a value is of one of these metrics. Its key may have a number, its name a package. */
function matchesAny(
  metrics: ReadonlySet<string>,
  { metric, name, group, isGrouped }: Placed,
): boolean {
  const names = isGrouped ? [metric] : [metric, name, group]
  return names.some((each) => metrics.has(each ?? ''))
}

function readValue(placed: Placed, all: readonly Placed[]): MetricValue {
  const { key, metric, value, name, isGrouped } = placed
  const isOneGroup = isGrouped && name !== ALL
  const isNamed = key === metric || (isGrouped && key === ALL)
  return {
    metric,
    part: isNamed ? undefined : key,
    value,
    standardError: isOneGroup ? null : findStandardError(all, isGrouped),
    rejection: findRejection(placed, isOneGroup),
  }
}

/** Finds the standard error over all samples, from a grouped metric for a grouped metric. */
function findStandardError(all: readonly Placed[], isGrouped: boolean): number | null {
  const found = all.find(
    (each) =>
      matchesAny(STANDARD_ERRORS, each) &&
      each.isGrouped === isGrouped &&
      (!isGrouped || each.name === ALL),
  )
  return typeof found?.value === 'number' ? found.value : null
}

function findRejection({ isGrouped, params }: Placed, isOneGroup: boolean): string | undefined {
  if (isOneGroup) return 'it is one group of a metric, whose value for all is used'
  return isGrouped && params.all === 'groups' ? 'it is a mean of groups, not of samples' : undefined
}
