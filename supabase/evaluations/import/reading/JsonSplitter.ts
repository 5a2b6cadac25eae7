import { commaTooMany, cut, DEEPEST, tooDeep } from '../../file/json/findJsonFault.ts'
import { JsonFault } from '../../file/json/JsonFault.ts'
import type { JsonText } from '../../file/json/parseJson.ts'

/** One member of an object, including its key, or one element of a list. */
export interface JsonPart extends JsonText {
  /** Bytes of the file before it. */
  readonly offset: number
}

/** Skipped members and memory limits. */
export interface SplitOptions {
  /** Members of the root object to skip. */
  readonly skipped: ReadonlySet<string>
  /** Maximum bytes of one part. */
  readonly limit: number
  /** Maximum number of object members in one part. */
  readonly keyLimit: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const SPACE = 0x20
/** Closing bracket by opening bracket. */
const BRACKETS = new Map([
  [0x7b, 0x7d],
  [0x5b, 0x5d],
])
const CLOSING = new Set(BRACKETS.values())
/** The first letters of NaN and Infinity; no JSON literal has a capital letter. */
const BARE_WORDS = new Set(Buffer.from('NI'))
const BYTE_ORDER_MARK = new Set([0xef, 0xbb, 0xbf])

/** Marks the bytes outside strings that the splitter must handle. */
const SIGNS = new Uint8Array(256)
for (const byte of [QUOTE, COMMA, COLON, ...BRACKETS.keys(), ...CLOSING, ...BARE_WORDS]) {
  SIGNS[byte] = 1
}

/**
 * Splits a JSON stream into the members of its root object or list. A log of any size can be read
 * without its samples. It leaves the grammar inside a part to the parser.
 */
export class JsonSplitter {
  /** The type of the root value; undefined before its opening bracket. */
  root: 'list' | 'object' | undefined
  private readonly options: SplitOptions
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private pieces: Buffer[] = []
  private size = 0
  private hasKey = false
  private keys = 0
  private isSkipping = false
  private hasBareWords = false
  private inString = false
  private isEscaped = false
  private needsPart = false
  private closers: number[] = []
  /** Where the pending part starts in the chunk. */
  private start = 0
  /** Bytes of the file before the pending part. */
  private offset = 0
  /** Bytes of all chunks before the current one. */
  private before = 0

  constructor(options: SplitOptions) {
    this.options = options
  }

  /**
   * Consumes a chunk and returns the parts that it completes.
   *
   * @throws JsonFault if the brackets do not match or a part is too large
   */
  push(chunk: Buffer): JsonPart[] {
    const parts: JsonPart[] = []
    this.start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? SPACE
      if (this.inString) this.readString(byte)
      else if (this.closers.length === 0) this.readOutside(byte, at)
      else if (SIGNS[byte] === 1 && this.endsPart(byte, chunk, at)) {
        this.hold(chunk.subarray(this.start, at))
        this.finishPart(byte === COMMA, parts, at)
        this.begin(at + 1)
      }
    }
    if (this.closers.length > 0) this.hold(chunk.subarray(this.start))
    this.before += chunk.length
    return parts
  }

  /** @throws JsonFault if the root value is not complete */
  end(): void {
    if (this.root === undefined) throw new JsonFault('it is empty', { offset: this.before })
    if (this.closers.length > 0) throw cut(this.before)
  }

  private readString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === BACKSLASH) this.isEscaped = true
    else if (byte === QUOTE) this.inString = false
  }

  private readOutside(byte: number, at: number): void {
    if (byte <= SPACE || (this.root === undefined && BYTE_ORDER_MARK.has(byte))) return
    const offset = this.before + at
    if (this.root !== undefined) {
      throw new JsonFault('it is several JSON values, not one', { offset, isForeign: true })
    }
    const closer = BRACKETS.get(byte)
    if (closer === undefined)
      throw new JsonFault('it is neither a JSON object nor a list', { offset })
    this.root = String.fromCharCode(byte) === '{' ? 'object' : 'list'
    this.closers.push(closer)
    this.begin(at + 1)
  }

  private begin(at: number): void {
    this.start = at
    this.offset = this.before + at
  }

  /** Handles a structural byte and returns whether a part of the root value ends there. */
  private endsPart(byte: number, chunk: Buffer, at: number): boolean {
    if (byte === QUOTE) this.inString = true
    else if (BARE_WORDS.has(byte)) this.hasBareWords = true
    else if (CLOSING.has(byte)) return this.closeBracket(byte, at)
    else if (byte === COMMA) return this.closers.length === 1
    else if (byte === COLON) this.readColon(chunk.subarray(this.start, at))
    else this.openBracket(byte, at)
    return false
  }

  private openBracket(byte: number, at: number): void {
    this.closers.push(BRACKETS.get(byte) ?? byte)
    if (this.closers.length > DEEPEST) throw tooDeep(this.before + at)
  }

  private closeBracket(byte: number, at: number): boolean {
    const closer = this.closers.pop() ?? byte
    if (closer !== byte) {
      const [found, allowed] = [byte, closer].map((each) => String.fromCharCode(each))
      const [offset, rest] = [this.before + at, `; allowed: “${allowed}”`]
      throw new JsonFault(`it is not JSON: it has “${found}”`, { offset, rest })
    }
    return this.closers.length === 0
  }

  private readColon(before: Buffer): void {
    if (!this.isSkipping) this.keys += 1
    if (this.keys > this.options.keyLimit) throw this.tooLarge(`${this.options.keyLimit} keys`)
    if (this.root !== 'object' || this.closers.length > 1 || this.hasKey) return
    this.hasKey = true
    this.isSkipping = this.options.skipped.has(toKey(this.decode([...this.pieces, before])))
  }

  private hold(bytes: Buffer): void {
    if (this.isSkipping || bytes.length === 0) return
    this.pieces.push(bytes)
    this.size += bytes.length
    if (this.size > this.options.limit) throw this.tooLarge(`${this.options.limit} bytes`)
  }

  private finishPart(isFollowed: boolean, parts: JsonPart[], at: number): void {
    const text = this.decode(this.pieces)
    if (this.isSkipping || text.trim() !== '') {
      const { hasBareWords, keys } = this
      if (!this.isSkipping) parts.push({ text, hasBareWords, keys, offset: this.offset })
    } else if (isFollowed || this.needsPart) {
      throw this.emptyPart(isFollowed, at)
    }
    this.needsPart = isFollowed
    this.pieces = []
    this.size = 0
    this.hasKey = false
    this.keys = 0
    this.isSkipping = false
    this.hasBareWords = false
  }

  private emptyPart(isFollowed: boolean, at: number): JsonFault {
    const closer = this.root === 'object' ? '}' : ']'
    return commaTooMany(isFollowed ? ',' : closer, this.before + at)
  }

  private decode(pieces: readonly Buffer[]): string {
    const bytes = Buffer.concat(pieces)
    try {
      return this.decoder.decode(bytes)
    } catch {
      const [start = ''] = bytes.toString().split('\uFFFD', 1)
      const offset = this.offset + Buffer.byteLength(start)
      throw new JsonFault('its text is not UTF-8', { offset })
    }
  }

  private tooLarge(limit: string): JsonFault {
    const { offset } = this
    return new JsonFault(`one part of its JSON has more than ${limit}`, { offset, isForeign: true })
  }
}

/** Returns the key of a member; empty if it is none, which the parser reports. */
function toKey(text: string): string {
  const key = text.trim()
  return key.startsWith('"') && key.endsWith('"') ? key.slice(1, -1) : ''
}
