import type { FullEvaluation, Interval, Subcategory } from '@transparency-lab/widgets/domain'
import { FIGURE_DETAILS, type FigureDetail } from '../src/changes/changeRecord.ts'

/** The details of a figure as texts to compare; undefined when they are not known. */
export type FigureDetails = Readonly<Partial<Record<FigureDetail, string | undefined>>>

/** The details of a published figure. */
export function getFigureDetails({
  probeCount,
  interval,
  published,
}: Pick<Subcategory, 'interval' | 'probeCount' | 'published'>): FigureDetails {
  return {
    ...getScoreDetails(interval, probeCount),
    ...(published && {
      published: JSON.stringify([published.value, published.low, published.high]),
      unit: published.unit ?? '',
      direction: String(published.isLowerBetter),
    }),
  }
}

/**
 * The details of a score. Its places are not among them, because they follow from the figures of other models.
 *
 * @param probes known of a composite alone; that of a category follows from its figures
 */
export function getScoreDetails(
  interval: Interval | undefined,
  probes?: FullEvaluation['totalProbes'],
): FigureDetails {
  return { prompts: probes?.toString(), margin: interval && formatMargin(interval) }
}

// A margin is computed, and its last digits can differ from one machine to the next.
const DECIMALS = 9

function formatMargin({ lower, upper, kind, level }: Interval): string {
  return JSON.stringify([lower.toFixed(DECIMALS), upper.toFixed(DECIMALS), kind, level ?? null])
}

/** Lists the details that were published and are others now, or none. One that was not known before is new. */
export function listRevised(before: FigureDetails, after: FigureDetails): readonly FigureDetail[] {
  return FIGURE_DETAILS.filter(
    (detail) => before[detail] !== undefined && before[detail] !== after[detail],
  )
}
