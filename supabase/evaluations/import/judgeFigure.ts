import type { Category } from '@transparency-lab/widgets/domain'
import type { Figure, Format, Meaning, Range, Run } from './importer.ts'
import { findMetric } from './metrics/findMetric.ts'
import type { MetricRow, MetricUse } from './metrics/MetricRow.ts'

/** A figure with the decision whether it is used. */
export interface JudgedFigure {
  readonly figure: Figure
  readonly category: Category | null
  /** Undefined if the figure is not used. */
  readonly meaning: Meaning | undefined
  /** Why the figure is not used; null if it is used. */
  readonly reason: string | null
}

const FRACTION: Range = { low: 0, high: 1 }
const PERCENT: Range = { low: 0, high: 100 }

/** Decides from the file and the table of metrics whether a figure is used. */
export function judgeFigure(format: Format, run: Run, figure: Figure): JudgedFigure {
  const row = findMetric(format, figure.lookup)
  const category = figure.meaning?.category ?? row?.category ?? null
  const meaning = figure.meaning ?? findMeaning(row, figure)
  const reason =
    run.rejection ??
    figure.rejection ??
    valueProblem(figure.value) ??
    (typeof meaning === 'string' ? meaning : useProblem(run, figure, meaning)) ??
    supersededBy(row, run, figure)
  if (reason !== null) return { figure, category, meaning: undefined, reason }
  return { figure, category, meaning: typeof meaning === 'string' ? undefined : meaning, reason }
}

function valueProblem(value: unknown): string | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? null : 'it is not a number: it is not finite'
  }
  if (value === null || value === undefined) return 'it has no value'
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value
  return `it is not a number: ${text}`
}

/** Returns the meaning of a figure, or the reason why it has none. */
function findMeaning(row: MetricRow | undefined, figure: Figure): Meaning | string {
  if (row === undefined) return 'the table of metrics has no row for it'
  if (typeof row.use === 'string') return row.use
  if (row.category === null) return 'it belongs to no category'
  const { lowerIsBetter, measure } = row.use
  return {
    category: row.category,
    subcategory: nameFigure(row.use, figure),
    lowerIsBetter,
    measure,
  }
}

function nameFigure({ name }: MetricUse, { detail, lookup }: Figure): string {
  const filled = name
    .replace('{benchmark}', () => lookup.benchmark)
    .replace('{metric}', () => lookup.metric)
  return detail === undefined ? filled : `${filled}, ${detail}`
}

function useProblem(run: Run, figure: Figure, meaning: Meaning): string | null {
  const { lowerIsBetter, value } = figure
  if (lowerIsBetter !== null && lowerIsBetter !== meaning.lowerIsBetter) {
    const declared = lowerIsBetter ? 'lower' : 'higher'
    return `its file contradicts the table of metrics: it declares that ${declared} is better`
  }
  const range = figure.range ?? FRACTION
  if (!isSame(range, FRACTION) && !isSame(range, PERCENT) && figure.meaning === undefined) {
    return `its range is not that of a share: ${range.low} to ${range.high}`
  }
  if (typeof value === 'number' && (value < range.low || value > range.high)) {
    return `it is out of its range: ${range.low} to ${range.high}`
  }
  if (run.model === null) return 'the file names no model'
  return run.modelProblem === undefined
    ? null
    : `${run.modelProblem}, which the aliases do not name`
}

function isSame(one: Range, other: Range): boolean {
  return one.low === other.low && one.high === other.high
}

function supersededBy(row: MetricRow | undefined, run: Run, { lookup }: Figure): string | null {
  const unless = typeof row?.use === 'object' ? row.use.unless : undefined
  if (unless === undefined) return null
  const isThere = run.figures.some(
    (other) => other.lookup.metric === unless && other.lookup.variant === lookup.variant,
  )
  return isThere ? `the run has ${unless}, which is used` : null
}
