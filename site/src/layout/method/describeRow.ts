import { labels } from '#texts/labels.ts'
import { LOCALE } from '#texts/language.ts'
import { methodPartTexts } from '#texts/methodParts.ts'
import { bandNames, scoreNames } from '#texts/scores.ts'
import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  formatPercent,
  formatZ,
  getCategories,
  getScoreBand,
  isMeasured,
  SCORE_BANDS,
  type Interval,
  type MeasuredComposite,
  type Scores,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { distributeScores } from '@transparency-lab/widgets/domain-internal'
import { formatInterval, formatPlaces } from '@transparency-lab/widgets/ui/describe-interval'

const texts = methodPartTexts

/** A part of the drawing of a score, and what it means there. */
export interface DescribedPart {
  readonly part: string
  readonly words: string
}

/** Says what each part of the drawing of a model's scores means, with its own numbers; empty without a composite. */
export function describeRow(
  { name, scores }: LeaderboardEntry,
  { items, suite }: Pick<Leaderboard, 'items' | 'suite'>,
): readonly DescribedPart[] {
  const { composite } = scores
  if (!isMeasured(composite)) return []
  const { mean, scores: all } = distributeScores(items).composite
  const thin = { count: all.length }
  const parts: readonly (readonly [part: string, words: string | undefined])[] = [
    [texts.dot, texts.aboutDot({ model: name, score: formatPercent(composite.raw, LOCALE) })],
    [texts.line, describeInterval(composite.interval)],
    [
      texts.thinLines,
      suite === undefined
        ? texts.aboutThinLines(thin)
        : texts.aboutThinLinesIn({ ...thin, suite: suite.title }),
    ],
    [
      texts.thickLine,
      mean === undefined ? undefined : texts.aboutThickLine({ mean: formatPercent(mean, LOCALE) }),
    ],
    [texts.word, describeBand(composite)],
    [texts.z, describeFirstZ(scores, suite)],
    [texts.place, describePlaces(composite)],
    [texts.comingSoon, texts.aboutComingSoon],
  ]
  return parts.flatMap(([part, words]) => (words === undefined ? [] : { part, words }))
}

function describeFirstZ(scores: Scores, suite: Suite | undefined): string | undefined {
  for (const category of getCategories(suite)) {
    const score = scores[category]
    if (!isMeasured(score)) continue
    const values = {
      category: scoreNames[category],
      z: formatZ(score.z, LOCALE),
      distance: formatZ(Math.abs(score.z), LOCALE).replace('+', ''),
    }
    return score.z < 0 ? texts.below(values) : texts.above(values)
  }
  return undefined
}

function describePlaces({ ranks }: MeasuredComposite): string | undefined {
  if (ranks === undefined) return undefined
  return texts.aboutPlace({ places: formatPlaces(ranks, labels) })
}

function describeInterval(interval: Interval | undefined): string {
  if (interval === undefined) return texts.noLine
  const line = texts.aboutLine({ ends: formatInterval(interval, labels) })
  return interval.kind === 'at_least' ? `${line} ${texts.fades}` : line
}

function describeBand({ raw }: MeasuredComposite): string {
  const band = getScoreBand(raw)
  const index = SCORE_BANDS.findIndex((step) => step.band === band)
  const values = {
    band: bandNames[band],
    from: formatPercent(SCORE_BANDS[index]?.from ?? 0, LOCALE),
  }
  const below = SCORE_BANDS[index - 1]?.from
  return below === undefined
    ? texts.highestBand(values)
    : texts.band({ ...values, below: formatPercent(below, LOCALE) })
}
