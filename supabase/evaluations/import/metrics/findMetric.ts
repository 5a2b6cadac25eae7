import type { Format, Lookup } from '../formats/importer.ts'
import { biasRows } from './biasRows.ts'
import { factualityRows } from './factualityRows.ts'
import { jailbreakRows } from './jailbreakRows.ts'
import type { MetricRow } from './MetricRow.ts'
import { otherRows } from './otherRows.ts'
import { toxicityRows } from './toxicityRows.ts'

/** The table of metrics. The first matching row applies. */
export const METRIC_TABLE: readonly MetricRow[] = [
  ...biasRows,
  ...factualityRows,
  ...jailbreakRows,
  ...toxicityRows,
  ...otherRows,
]

const SPECIAL = /[.*+?^${}()|[\]\\]/g
const found = new Map<string, MetricRow | undefined>()
const patterns = new Map<string, RegExp>()

/** Finds the row for a metric; undefined if there is none. */
export function findMetric(format: Format, lookup: Lookup): MetricRow | undefined {
  const key = JSON.stringify([format, lookup])
  if (!found.has(key)) {
    found.set(
      key,
      METRIC_TABLE.find((row) => fits(row, format, lookup)),
    )
  }
  return found.get(key)
}

function fits(row: MetricRow, format: Format, { benchmark, metric, variant }: Lookup): boolean {
  return (
    row.formats.includes(format) &&
    row.benchmarks.some((name) => matches(name, benchmark)) &&
    row.metrics.some((name) => matches(name, metric)) &&
    (row.variants === undefined || row.variants.includes(variant ?? ''))
  )
}

function matches(name: string, text: string): boolean {
  if (!name.includes('*')) return name === text
  const pattern =
    patterns.get(name) ??
    new RegExp(
      `^${name
        .split('*')
        .map((part) => part.replace(SPECIAL, String.raw`\$&`))
        .join('[^]*')}$`,
    )
  patterns.set(name, pattern)
  return pattern.test(text)
}
