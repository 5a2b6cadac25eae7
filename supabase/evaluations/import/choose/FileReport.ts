import type { Format, Meaning, Run } from '../formats/importer.ts'
import type { JudgedFigure, UsedFigure } from './judgeFigure.ts'

/** A run without its figures. */
export type RunFacts = Omit<Run, 'figures'>

/** The import result for one model in one file. */
export interface FileReport {
  readonly file: string
  /** Undefined if no importer recognises the content. */
  readonly format: Format | undefined
  readonly run: RunFacts | undefined
  /** Why the file is rejected; null if it is accepted. */
  readonly reason: string | null
  /** Whether the file is invalid, as opposed to rejected or of an unknown format. */
  readonly isBroken: boolean
  /** Whether it cannot be read beside a mapping, and may be a table. */
  readonly isUnread?: boolean
  readonly figures: readonly JudgedFigure[]
}

/** A figure that is used, with its file and run. */
export interface TakenFigure {
  readonly judged: UsedFigure
  readonly meaning: Meaning
  readonly report: FileReport
  readonly run: RunFacts
}
