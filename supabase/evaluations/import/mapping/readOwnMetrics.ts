import { strict } from '../../file/fields.ts'
import { ownMetricsSchema, type OwnMetric } from '../../file/ownMetricSchema.ts'
import { readJsonFile } from '../../file/readJsonFile.ts'
import type { DeclaredFigure } from './createMapper.ts'

/** A file of own metrics. */
export const ownMetricsFileSchema = strict({
  metrics: ownMetricsSchema.describe(
    'One row for each metric. Metrics without a row are not used.',
  ),
})

/**
 * Reads a file of own metrics.
 *
 * @throws InvalidFileError listing every problem
 */
export async function readOwnMetrics(file: string): Promise<DeclaredFigure[]> {
  const { metrics } = await readJsonFile(file, ownMetricsFileSchema)
  return metrics.map((row, index) => declareFigure(row, `${file}: metrics[${index}]`))
}

/** Converts the row of an own metric to what a mapping says of a figure, with the word of the person. */
export function declareFigure(row: OwnMetric, place: string): DeclaredFigure {
  const { direction, scale, why: _why, checked_by: _by, checked_on: _on, ...named } = row
  return {
    ...named,
    lower_is_better: direction === 'lower_is_better',
    unit: scale?.unit,
    range: scale && { low: scale.low, high: scale.high },
    own: row,
    place,
  }
}
