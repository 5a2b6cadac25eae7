import type { Figure, Format } from '../importer.ts'
import { findMetric } from '../metrics/findMetric.ts'

/** HELM writes values with about 16 digits. */
const TOLERANCE = 1e-6

/**
 * Drops the number of prompts of a share that cannot be a share of it: HELM counts the prompts that
 * were sent, and leaves those without an answer out of the value.
 */
export function checkCount(format: Format, figure: Figure): Figure {
  const { lookup, n, value } = figure
  const use = findMetric(format, lookup)?.use
  const isShare = typeof use === 'object' && use.measure === 'proportion'
  if (!isShare || n === null || typeof value !== 'number') return figure
  const count = value * n
  if (Math.abs(count - Math.round(count)) <= TOLERANCE * n) return figure
  const note = `${figure.task}: ${lookup.metric} is no share of the ${n} prompts of the run, so that some have no result.`
  return { ...figure, n: null, notes: [...(figure.notes ?? []), note] }
}
