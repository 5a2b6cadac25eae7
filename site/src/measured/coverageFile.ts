import type { CalendarDate, Category, DateKind } from '@transparency-lab/widgets/domain'
import { SNAPSHOTS_FOLDER } from '../releases/paths.ts'

/** Path of the coverage of the suites, from the root of the site. */
export const COVERAGE = `${SNAPSHOTS_FOLDER}coverage.json`

/** The id of the section with the coverage of the suites. */
export const COVERAGE_SECTION = 'coverage'

/** What a suite measured of a base, as one configuration. */
export interface CoveredResult {
  /** The ids of the suite and of the model, which the address of the results needs. */
  readonly suite: string
  readonly id: string
  /** The suite's name for the model. */
  readonly name: string
  /** Such as `2025-08-07, high effort`; null when the name says no more than the base. */
  readonly configuration: string | null
  /** The measured categories, at least one. */
  readonly categories: readonly Category[]
  /** The date of the evaluation; null when it is unknown. */
  readonly date: CalendarDate | null
  /** Whether the date is the day or the latest possible one; null when the suite does not say. */
  readonly dateKind: DateKind | null
}

/** A result without a measured category. */
export type UnmeasuredResult = Pick<CoveredResult, 'suite' | 'id'>

/** A base with what the suites measured of it. */
export interface CoveredBase {
  readonly base: string
  readonly provider: string
  /** In the order of the suites, and then by id. */
  readonly results: readonly CoveredResult[]
}

/** The measured categories of every base, with the dates of the results. */
export interface CoverageFile {
  readonly format: 'transparency-lab/coverage'
  readonly version: 1
  /** The SHA-256 of the release with the scores. */
  readonly release: string
  readonly suites: readonly { readonly id: string; readonly title: string }[]
  /** One sentence on each category. */
  readonly texts: readonly { readonly category: Category; readonly text: string }[]
  readonly bases: readonly CoveredBase[]
  /** The results that no base has; absent when there are none. */
  readonly unmeasured?: readonly UnmeasuredResult[]
}
