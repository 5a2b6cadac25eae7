import type { LeaderboardSummary } from '../domain/index.ts'
import type { Names } from './compareLabels.ts'

/** Names of which a sentence lists the first ones. */
export interface ShortenedNames {
  readonly names: Names
  /** The number of names that are left out. */
  readonly more: number
}

/** The texts and numbers in the summary of a leaderboard. */
export interface SummaryFacts extends Pick<
  LeaderboardSummary,
  'found' | 'scored' | 'missing' | 'certainty' | 'dateKind'
> {
  /** The name of the score. */
  readonly measure: string
  readonly leaders: ShortenedNames
  /** The highest score as a percentage; undefined without leaders. */
  readonly highest: string | undefined
  /** The models that cannot be told apart from the leaders. */
  readonly indistinct: ShortenedNames
  /** The names of categories that the suite does not measure, and of a suite that does. */
  readonly unmeasured: readonly { readonly categories: Names; readonly suite: string | undefined }[]
  /** The month and year in which the figures were published. */
  readonly published: string | undefined
  /** The month and year of the latest evaluation. */
  readonly evaluated: string | undefined
}
