import { showLine } from '../../file/showText.ts'

/** A file that cannot be parsed as results; the message is the reason. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  /** Whether the file is not a result file at all, as opposed to an invalid one. */
  readonly isForeign: boolean
  /** Whether it may have a table, which cannot be read. */
  readonly mayBeTable: boolean

  constructor(reason: string, { isForeign = false, mayBeTable = false } = {}) {
    super(showLine(reason))
    this.isForeign = isForeign
    this.mayBeTable = mayBeTable
  }
}
