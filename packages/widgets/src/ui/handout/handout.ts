import type { Interval } from '../../domain/index.ts'

/** What a reader takes along from a page: a table of texts with its sources, to copy or to draw. */
export interface Handout {
  /** A BCP 47 tag. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** The name of a file without its ending. */
  readonly fileName: string
  readonly title: string
  /** What the rows are: the suite, what is left out, and the order. */
  readonly about: string
  readonly columns: readonly HandoutColumn[]
  readonly rows: readonly HandoutRow[]
  /** Explains the marks of a picture. */
  readonly legend: string
  /** The caveats, the sources and licences, the release, and the address. */
  readonly notes: readonly string[]
}

/** A column of texts. */
export interface HandoutColumn {
  readonly name: string
  /** Whether its texts are numbers, which line up at their end. */
  readonly isNumber: boolean
  /** The position of the compared model whose colour the column has, from 1. */
  readonly series?: number
}

/** One row: its texts, and the scores that a picture draws on the axis beside them. */
export interface HandoutRow {
  readonly cells: readonly string[]
  /** Undefined where a score is missing: it is not drawn. */
  readonly marks: readonly (HandoutMark | undefined)[]
}

/** A score on the axis. */
export interface HandoutMark {
  /** Fraction from 0 to 1. */
  readonly raw: number
  /** Undefined when the margin is unknown. */
  readonly interval: Interval | undefined
}
