import type { Category } from '@transparency-lab/widgets/domain'
import { SNAPSHOTS_FOLDER } from '../releases/paths.ts'

/** Path of the agreement of the suites, from the root of the site. */
export const AGREEMENT = `${SNAPSHOTS_FOLDER}agreement.json`

/** The id of the section with the agreement of the suites. */
export const AGREEMENT_SECTION = 'agreement'

/** Returns the id of the section's part on a category. */
export function getAgreementId(category: Category): string {
  return `${AGREEMENT_SECTION}-${category}`
}

/** A suite by its name. */
interface NamedSuite {
  readonly id: string
  readonly title: string
}

/** A model as one suite evaluated it. */
interface PlacedModel {
  readonly id: string
  readonly name: string
  /** The score, from 0 to 1. */
  readonly score: number
  /** The place among the shared models, from 1; tied models share the best one. */
  readonly place: number
}

/** How similarly two suites order the models that they share, in one category. */
export interface PublishedAgreement {
  readonly category: Category
  readonly first: NamedSuite
  readonly second: NamedSuite
  /** The shared models, each under its base, by place in the first suite. */
  readonly models: readonly {
    readonly base: string
    readonly first: PlacedModel
    readonly second: PlacedModel
  }[]
  /** Kendall's tau-b with the ends of its 95% interval; null when it is not stated. */
  readonly tau: number | null
  readonly lower: number | null
  readonly upper: number | null
  /** The result in one sentence. */
  readonly text: string
}

/** The agreement of every pair of suites in every category that both measure. */
export interface AgreementFile {
  readonly format: 'transparency-lab/agreement'
  readonly version: 1
  /** The SHA-256 of the release with the scores. */
  readonly release: string
  readonly method: string
  readonly agreements: readonly PublishedAgreement[]
}
