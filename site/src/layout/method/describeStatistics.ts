import type { LeaderboardEntry } from '@transparency-lab/widgets'
import {
  BAND_LABELS,
  COMPARE_BANDS,
  CONFIDENCE_LEVEL,
  criticalValue,
  formatCount,
  formatPercent,
  isMeasured,
  rankLevel,
  SCORE_BANDS,
  wilsonInterval,
  type BandStep,
} from '@transparency-lab/widgets/domain'
import type { DescribedPart } from './describeRow.ts'

const SCORES =
  'Unweighted means: a category of its figures, the composite of the categories that the suite measures. A composite needs at least two categories, and all of them.'
const MISSING_PARTS =
  'A category that lacks a figure has no score, because means over different figures cannot be compared. What is missing counts nowhere, not even as zero.'
const Z =
  'The distance from the mean of the suite’s models with the score, in standard deviations of exactly these models. If all scores are equal, it is 0. The composite has none.'
const INTERVALS =
  'A published interval precedes it, and so does a published error that is larger. Other figures have their published error, or an unknown margin. Intervals count sampling error alone: not whether the probes are good, whether a judge errs, or whether the model has changed.'
const MEANS =
  'Their intervals combine those of their parts (MOVER). An unknown margin of a part counts as zero there, so that the result says “or wider”.'
const INDEPENDENCE =
  'Figures count as independent. Two models that answered the same probes usually vary together, so the true margin of their difference is narrower: “higher” is safe, “level” may be too careful. Figures of one model that share probes err the other way.'

/** A share of probes that shows the width of intervals. */
const SHARE = { right: 80, probes: 100 }

/**
 * Says how scores and what surrounds them are computed.
 *
 * @param items the models of a suite, whose number decides the level of their places
 */
export function describeStatistics(items: readonly LeaderboardEntry[]): readonly DescribedPart[] {
  return [
    { part: 'Scores', words: SCORES },
    { part: 'What is missing', words: MISSING_PARTS },
    { part: 'z', words: Z },
    {
      part: 'Bands',
      words: `${listBands(SCORE_BANDS)}. In a comparison: ${listBands(COMPARE_BANDS)}. The number decides, not its rounded text.`,
    },
    { part: 'Intervals', words: `${describeShare()} ${INTERVALS}` },
    { part: 'Means, differences', words: MEANS },
    { part: 'Places', words: describePlaces(items) },
    { part: 'Independence', words: INDEPENDENCE },
  ]
}

function describePlaces(items: readonly LeaderboardEntry[]): string {
  const models = items.filter(({ scores }) => isMeasured(scores.composite)).length
  const level = formatPercent(rankLevel(models))
  const test =
    models < 2 ? '' : `: with ${formatCount(models)} models each difference is tested at ${level}`
  return `Each model is compared with all others at once (Bonferroni)${test}. A model is above another when the interval of their difference excludes zero.`
}

function describeShare(): string {
  const { right, probes } = SHARE
  const z = criticalValue(CONFIDENCE_LEVEL)
  const { lower, upper } = wilsonInterval(right / probes, probes, z)
  return `A share of probes has the Wilson interval at ${formatPercent(CONFIDENCE_LEVEL)}: ${right} of ${probes} probes give ${formatPercent(lower)} to ${formatPercent(upper)}.`
}

function listBands(scale: readonly BandStep[]): string {
  const texts = scale.map(({ band, from }, index) => {
    const before = scale[index - 1]
    const isLast = index === scale.length - 1 && before !== undefined
    return isLast
      ? `${BAND_LABELS[band]} below ${formatPercent(before.from)}`
      : `${BAND_LABELS[band]} from ${formatPercent(from)}`
  })
  return texts.join(', ')
}
