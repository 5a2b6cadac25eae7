import {
  bestPerformers,
  computeSpread,
  distanceToBest,
  formatPercent,
  formatPoints,
  getMeasures,
  isMeasured,
  largestDifferences,
  type BestPerformers,
  type ComparedModel,
  type Measure,
} from '../../domain/index.ts'
import type { CompareLabels } from '../../labels/index.ts'
import { getNames } from './getNames.ts'

/** A sentence of the summary, and its topic. */
export interface InsightLine {
  readonly about: string
  readonly text: string
}

/** The specification names these three. */
const BEST_OF_MEASURES = ['composite', 'factuality', 'toxicity'] as const

/** Returns the summary of a comparison. The locale sets the format of the numbers. */
export function insightLines(
  models: readonly ComparedModel[],
  labels: CompareLabels,
  locale: string,
): InsightLine[] {
  const measures = getMeasures(models[0]?.suite)
  const best = BEST_OF_MEASURES.filter((measure) => measures.includes(measure)).map((measure) => {
    const found = bestPerformers(models, measure)
    return {
      about: labels.bestOf[measure],
      text:
        found === undefined
          ? nothingToCompare(models, measure, labels)
          : appendMissing(
              [
                labels.bestText(getNames(found.models), formatPercent(found.value, locale)),
                ...distanceTexts(models, found, labels.verdicts),
              ].join(' '),
              found.missing,
              labels,
            ),
    }
  })
  const range = measures.includes('composite') ? [rangeLine(models, labels, locale)] : []
  return [...best, ...range, ...differenceLines(models, labels, locale)]
}

/** Says which of the other models may be as good as the best. */
function distanceTexts(
  models: readonly ComparedModel[],
  { measure, models: best, missing }: BestPerformers,
  labels: CompareLabels['verdicts'],
): string[] {
  const [first] = best
  const others = models.filter((model) => !best.includes(model) && !missing.includes(model))
  if (first === undefined) return []
  const { level, untested } = distanceToBest(first, others, measure)
  return [
    level.length > 0 ? labels.levelWithBest(getNames(level)) : [],
    untested.length > 0
      ? labels.untestedAgainstBest(untested.length < others.length ? getNames(untested) : [])
      : [],
  ].flat()
}

function rangeLine(
  models: readonly ComparedModel[],
  labels: CompareLabels,
  locale: string,
): InsightLine {
  const spread = computeSpread(models, 'composite')
  if (spread === undefined) {
    return { about: labels.range, text: nothingToCompare(models, 'composite', labels) }
  }
  const { low, high, difference, missing } = spread
  const text = labels.rangeText(
    formatPercent(low, locale),
    formatPercent(high, locale),
    formatPoints(difference, locale),
  )
  return { about: labels.range, text: appendMissing(text, missing, labels) }
}

function differenceLines(
  models: readonly ComparedModel[],
  labels: CompareLabels,
  locale: string,
): InsightLine[] {
  if (models.length < 2) return []
  const about = labels.largestDifference
  const largest = largestDifferences(models)
  if (largest.length === 0) return [{ about, text: labels.noDifference }]
  return largest.map(({ measure, difference, highest, lowest, missing }) => {
    const text = labels.largestText(labels.measures[measure], formatPoints(difference, locale), {
      high: getNames(highest),
      low: getNames(lowest),
    })
    return { about, text: appendMissing(text, missing, labels) }
  })
}

/** Says that fewer than two models have a score, and which ones lack it. */
function nothingToCompare(
  models: readonly ComparedModel[],
  measure: Measure,
  labels: CompareLabels,
): string {
  const missing = models.filter(({ evaluation }) => !isMeasured(evaluation.scores[measure]))
  return appendMissing(labels.nothingToCompare, missing, labels)
}

function appendMissing(
  text: string,
  missing: readonly ComparedModel[],
  labels: CompareLabels,
): string {
  return missing.length === 0 ? text : `${text} ${labels.missingScore(getNames(missing))}`
}
