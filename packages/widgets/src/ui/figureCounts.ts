import {
  formatScore,
  isMeasured,
  type CompositeScore,
  type FigureCount,
  type Score,
} from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** Formats how many of the figures of a category there are: “2 of 3 figures”. */
export function formatFigures({ present, needed }: FigureCount, labels: SharedLabels): string {
  return labels.score.figures(present, needed)
}

/** Describes a missing score that has some of its figures; undefined for every other score. */
export function describeFigures(
  score: Score | CompositeScore,
  labels: SharedLabels,
): string | undefined {
  if (isMeasured(score) || score.figures === undefined) return undefined
  return labels.score.aboutFigures(formatFigures(score.figures, labels))
}

/** Formats a score, or how many of the figures of a missing one there are, or that it is still to come. */
export function formatScoreOrFigures(score: Score | CompositeScore, labels: SharedLabels): string {
  const figures = isMeasured(score) ? undefined : score.figures
  const fallback = figures === undefined ? labels.score.comingSoon : formatFigures(figures, labels)
  return formatScore(score, fallback, labels.locale)
}
