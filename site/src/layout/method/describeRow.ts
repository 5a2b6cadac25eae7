import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  BAND_LABELS,
  CATEGORY_LABELS,
  formatCount,
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
import { en } from '@transparency-lab/widgets/locales/en'
import { distributeScores } from '@transparency-lab/widgets/score-distribution'
import { formatInterval, formatPlaces } from '@transparency-lab/widgets/ui/describe-interval'

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
  const inSuite = suite === undefined ? '' : ` in ${suite.title}`
  const parts: readonly (readonly [part: string, words: string | undefined])[] = [
    [
      'The dot',
      `The score of ${name}: its composite is ${formatPercent(composite.raw)}. The left end is 0%, the right end 100%, and higher is better.`,
    ],
    ['The line through it', describeInterval(composite.interval)],
    [
      'The thin lines',
      `One for each of the ${formatCount(all.length)} models with the score${inSuite}. Models of other suites are never mixed in.`,
    ],
    ['The thick line', mean === undefined ? undefined : `Their mean, ${formatPercent(mean)}.`],
    ['The word', describeBand(composite)],
    ['z', describeFirstZ(scores, suite)],
    ['The place', describePlaces(composite)],
    ['Coming soon', 'Nobody has measured it here, which is not the same as 0%.'],
  ]
  return parts.flatMap(([part, words]) => (words === undefined ? [] : { part, words }))
}

function describeFirstZ(scores: Scores, suite: Suite | undefined): string | undefined {
  for (const category of getCategories(suite)) {
    const score = scores[category]
    if (!isMeasured(score)) continue
    const distance = formatZ(Math.abs(score.z)).replace('+', '')
    const side = score.z < 0 ? 'below' : 'above'
    return `${CATEGORY_LABELS[category]} has ${formatZ(score.z)}: ${distance} standard deviations ${side} the mean of the suite’s models. The composite has no z.`
  }
  return undefined
}

function describePlaces({ ranks }: MeasuredComposite): string | undefined {
  if (ranks === undefined) return undefined
  return `Its composite lies at ${formatPlaces(ranks, en)}. Models whose places overlap may be level.`
}

function describeInterval(interval: Interval | undefined): string {
  if (interval === undefined) return 'There is none, and the dot is open: the margin is unknown.'
  const ends = formatInterval(interval, en)
  const fading = interval.kind === 'at_least' ? ' It fades where a margin is unknown.' : ''
  return `Where the score would lie with many more probes of the same kind: ${ends}.${fading}`
}

function describeBand({ raw }: MeasuredComposite): string {
  const band = getScoreBand(raw)
  const index = SCORE_BANDS.findIndex((step) => step.band === band)
  const from = SCORE_BANDS[index]?.from ?? 0
  const below = SCORE_BANDS[index - 1]?.from
  const range =
    below === undefined
      ? `from ${formatPercent(from)}`
      : `from ${formatPercent(from)} to below ${formatPercent(below)}`
  return `The band of the score. ${BAND_LABELS[band]} is ${range}.`
}
