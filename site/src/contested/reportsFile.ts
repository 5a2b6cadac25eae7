import type {
  ContestedFigure,
  FigureAddress,
  ProviderStatement,
} from '@transparency-lab/widgets/domain'
import type { FigureChange } from '../changes/changeRecord.ts'

/** Path of what is public about reports that figures are wrong, from the root of the site. */
export const REPORTS_PATH = '/reports.json'

/** The place on the reports page of one report, by its number. */
export const CONTESTED_PREFIX = 'contested-'

/** A release that corrected a figure. */
export interface CorrectingRelease {
  /** The name of its file, with its digest. */
  readonly snapshot: string
  readonly publishedOn: string
}

/** A report that a figure is wrong, with the names that the figure had in the newest release that has it. */
export interface PublicReport extends ContestedFigure {
  /** Null when no release has the model. */
  readonly model: string | null
  readonly suiteTitle: string | null
  /** Null unless a release corrected the figure. */
  readonly correctedIn: CorrectingRelease | null
}

/** What is public about reports that figures are wrong. */
export interface ReportsFile {
  readonly format: 'transparency-lab/reports'
  readonly version: 1
  /** Newest number first. */
  readonly reports: readonly PublicReport[]
  /** What providers say, at most one for each model. */
  readonly statements: readonly ProviderStatement[]
}

/** Returns the address of the figure that a change is about. */
export function toFigureAddress({
  suite,
  modelId,
  measure,
  figure,
}: Pick<FigureChange, 'suite' | 'modelId' | 'measure' | 'figure'>): FigureAddress {
  return {
    modelId,
    measure,
    ...(suite !== null && { suiteId: suite }),
    ...(figure !== null && { figure }),
  }
}
