import { LOCALE } from '#texts/language.ts'
import { methodPartTexts } from '#texts/methodParts.ts'
import { bandNames } from '#texts/scores.ts'
import type { LeaderboardEntry } from '@transparency-lab/widgets'
import {
  CONFIDENCE_LEVEL,
  formatPercent,
  isMeasured,
  SCORE_BANDS,
  wilsonInterval,
  type BandStep,
} from '@transparency-lab/widgets/domain'
import { COMPARE_BANDS, criticalValue, rankLevel } from '@transparency-lab/widgets/domain-internal'
import type { DescribedPart } from './describeRow.ts'

const texts = methodPartTexts

/** A share of probes that shows the width of intervals. */
const SHARE = { right: 80, probes: 100 }

/**
 * Says how scores and what surrounds them are computed.
 *
 * @param items the models of a suite, whose number decides the level of their places
 */
export function describeStatistics(items: readonly LeaderboardEntry[]): readonly DescribedPart[] {
  return [
    { part: texts.scores, words: texts.aboutScores },
    { part: texts.missing, words: texts.aboutMissing },
    { part: texts.z, words: texts.aboutZ },
    {
      part: texts.bands,
      words: texts.aboutBands({
        bands: listBands(SCORE_BANDS),
        compared: listBands(COMPARE_BANDS),
      }),
    },
    { part: texts.intervals, words: `${describeShare()} ${texts.aboutIntervals}` },
    { part: texts.means, words: texts.aboutMeans },
    { part: texts.places, words: describePlaces(items) },
    { part: texts.independence, words: texts.aboutIndependence },
  ]
}

function describePlaces(items: readonly LeaderboardEntry[]): string {
  const models = items.filter(({ scores }) => isMeasured(scores.composite)).length
  return models < 2
    ? texts.aboutPlaces
    : texts.aboutPlacesOf({ count: models, level: formatPercent(rankLevel(models), LOCALE) })
}

function describeShare(): string {
  const { right, probes } = SHARE
  const z = criticalValue(CONFIDENCE_LEVEL)
  const { lower, upper } = wilsonInterval(right / probes, probes, z)
  return texts.wilson({
    level: formatPercent(CONFIDENCE_LEVEL, LOCALE),
    right,
    probes,
    lower: formatPercent(lower, LOCALE),
    upper: formatPercent(upper, LOCALE),
  })
}

function listBands(scale: readonly BandStep[]): string {
  const parts = scale.map(({ band, from }, index) => {
    const before = scale[index - 1]
    const isLast = index === scale.length - 1 && before !== undefined
    return isLast
      ? texts.bandBelow({ band: bandNames[band], below: formatPercent(before.from, LOCALE) })
      : texts.bandFrom({ band: bandNames[band], from: formatPercent(from, LOCALE) })
  })
  return parts.join(texts.comma)
}
