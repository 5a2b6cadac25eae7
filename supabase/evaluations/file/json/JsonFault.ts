/** A place in a text, as editors count it. */
export interface Place {
  readonly line: number
  readonly column: number
}

interface FaultDetails {
  /** Characters before the fault in a text, or bytes before it in a file. */
  readonly offset: number
  /** What follows the place, such as the allowed values. */
  readonly rest?: string
  /** Whether the text is of another kind, as opposed to invalid. */
  readonly isForeign?: boolean
}

/** What is wrong with a JSON text, and where. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault'
  readonly offset: number
  readonly isForeign: boolean
  private readonly what: string
  private readonly rest: string

  constructor(what: string, { offset, rest = '', isForeign = false }: FaultDetails) {
    super(what)
    this.what = what
    this.offset = offset
    this.rest = rest
    this.isForeign = isForeign
  }

  /** Returns the same fault at another offset. */
  moveTo(offset: number): JsonFault {
    const { what, rest, isForeign } = this
    return new JsonFault(what, { offset, rest, isForeign })
  }

  describe({ line, column }: Place): string {
    return `${this.what} (line ${line}, column ${column})${this.rest}`
  }
}

/** Returns the line and the column of a character. */
export function findPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: before.length - before.lastIndexOf('\n') }
}
