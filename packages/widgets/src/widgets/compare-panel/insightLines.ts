import {
  bestPerformers,
  formatPercent,
  formatPoints,
  hasComposite,
  keptApart,
  largestDifferences,
  spreadOf,
  type ComparedModel,
} from '../../domain/index.ts'
import type { CompareLabels } from '../../labels/index.ts'

/** A sentence of the summary, and its topic. */
export interface InsightLine {
  readonly about: string
  readonly text: string
}

const BEST_OF_MEASURES = ['composite', 'factuality', 'toxicity'] as const

/** Returns the summary of a comparison. The locale sets the format of the numbers. */
export function insightLines(
  models: readonly ComparedModel[],
  words: CompareLabels,
  locale: string,
): InsightLine[] {
  const best = BEST_OF_MEASURES.map((measure) => {
    const found = bestPerformers(models, measure)
    return {
      about: words.bestOf[measure],
      text:
        found === undefined
          ? words.lacking(namesOf(models))
          : withLacking(
              words.bestText(namesOf(found.models), formatPercent(found.value, locale)),
              found.lacking,
              words,
            ),
    }
  })
  return [...best, rangeLine(models, words, locale), ...differenceLines(models, words, locale)]
}

function rangeLine(
  models: readonly ComparedModel[],
  words: CompareLabels,
  locale: string,
): InsightLine {
  const spread = spreadOf(models, 'composite')
  if (spread === undefined) {
    const lacking = models.filter(({ evaluation }) => !hasComposite(evaluation.composite))
    return { about: words.range, text: withLacking(words.nothingToCompare, lacking, words) }
  }
  const { low, high, difference, lacking } = spread
  const text = words.rangeText(
    formatPercent(low, locale),
    formatPercent(high, locale),
    formatPoints(difference, locale),
  )
  return { about: words.range, text: withLacking(text, lacking, words) }
}

function differenceLines(
  models: readonly ComparedModel[],
  words: CompareLabels,
  locale: string,
): InsightLine[] {
  if (models.length < 2) return []
  const about = words.largestDifference
  const largest = largestDifferences(models)
  if (largest.length === 0) return [{ about, text: words.noDifference }]
  return largest.map(({ measure, difference, highest, lowest, lacking }) => {
    const text = words.largestText(words.measures[measure], formatPoints(difference, locale), {
      high: namesOf(highest),
      low: namesOf(lowest),
    })
    return { about, text: withLacking(text, lacking, words) }
  })
}

function withLacking(
  text: string,
  lacking: readonly ComparedModel[],
  words: CompareLabels,
): string {
  return lacking.length === 0 ? text : `${text} ${words.lacking(namesOf(lacking))}`
}

function namesOf(models: readonly ComparedModel[]): string[] {
  return models.map(({ name }) => keptApart(name))
}
