import type { Measure } from '@transparency-lab/widgets/domain'
import { SNAPSHOTS_FOLDER } from '../releases/paths.ts'

/** Path of the record of changes, from the root of the site. */
export const CHANGES = `${SNAPSHOTS_FOLDER}changes.json`

/** Path of the feed of changes, from the root of the site. */
export const CHANGES_FEED = `${SNAPSHOTS_FOLDER}changes.atom`

/** The section of the reports page with the record of changes. */
export const CHANGES_SECTION = 'changes'

/** Who made the mistake that a change corrects: we, or the publication of the figure. */
export type CorrectedBy = 'us' | 'source'

/** What can change about a figure beside its score. */
export const FIGURE_DETAILS = ['prompts', 'margin', 'published', 'unit', 'direction'] as const

/** The number of prompts, the margin, the published value with its scale, its unit, or whether lower is better. */
export type FigureDetail = (typeof FIGURE_DETAILS)[number]

/** One figure that differs between two releases. A field is null when it does not apply. */
export interface FigureChange {
  /** `revised` when the score is the same, and details of it are not. */
  readonly kind: 'added' | 'removed' | 'changed' | 'revised'
  /** What was revised; absent from the other kinds. */
  readonly details?: readonly FigureDetail[]
  /** The id of the suite. */
  readonly suite: string | null
  readonly suiteTitle: string | null
  readonly modelId: string
  readonly model: string
  readonly measure: Measure
  /** The name of the subcategory; null for the score of the whole measure. */
  readonly figure: string | null
  /** Fractions from 0 to 1. */
  readonly from: number | null
  readonly to: number | null
  /** `to` minus `from`; null unless both exist. */
  readonly difference: number | null
}

/** Why something was changed; null while no reason is on record, and where none is needed. */
export interface RecordedReason {
  readonly reason: string | null
  readonly correctedBy: CorrectedBy | null
  /** The number of the report that led to it; null when there was none. */
  readonly report: number | null
}

/** A change, and why it was made. An added figure has no reason. */
export interface RecordedChange extends FigureChange, RecordedReason {}

/** Models that a release shows in a suite for the first time. */
export interface AddedModels {
  readonly suite: string | null
  readonly suiteTitle: string | null
  readonly modelIds: readonly string[]
  /** The number of their figures and scores. */
  readonly figures: number
}

/** What a release can change beside figures, and beside values of their details that were known before. */
export const OTHER_PARTS = [
  'details',
  'dates',
  'notes',
  'caveats',
  'measures',
  'names',
  'sources',
  'planned',
] as const

/**
 * Details that figures did not have before, dates, notes, caveats, what a suite measures, models and their descriptions,
 * suites and their sources, or planned models.
 */
export type OtherPart = (typeof OTHER_PARTS)[number]

/** What one release changed. */
export interface RecordedRelease {
  readonly publishedOn: string
  /** The name of the release's file, with its digest. */
  readonly snapshot: string
  /** The name of the file of the release before it; null for the first one. */
  readonly previous: string | null
  readonly addedModels: readonly AddedModels[]
  /** Every other difference, figure by figure. */
  readonly changes: readonly RecordedChange[]
  /** What else the release says differently about what both have. */
  readonly otherParts: readonly OtherPart[]
  /** Why `otherParts` changed, if no figure has the reason of the release. */
  readonly otherReason: RecordedReason
}

/** The record of changes. */
export interface ChangeRecord {
  readonly format: 'transparency-lab/changes'
  readonly version: 1
  /** Newest first. */
  readonly releases: readonly RecordedRelease[]
}

/** Whether a change replaces or withdraws a figure that was published. */
export function isCorrection({ kind }: Pick<FigureChange, 'kind'>): boolean {
  return kind === 'changed' || kind === 'removed'
}

/** Whether a reason can explain a change. A correction needs one. */
export function isExplainable(change: Pick<FigureChange, 'kind'>): boolean {
  return isCorrection(change) || change.kind === 'revised'
}

/** Returns the id of a release in addresses: the digest of its file. */
export function getDigest(snapshot: string): string {
  return /[0-9a-f]{64}/.exec(snapshot)?.[0] ?? snapshot
}
