import { showText } from '../showText.ts'
import { JsonFault } from './JsonFault.ts'

/** How deep lists and objects may be nested. */
export const DEEPEST = 200

const BLANKS = /[ \t\n\r]*/y
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const BARE_WORD = /-?(?:NaN|Infinity)\b/y
const WORD = /[\p{L}\p{N}_.+-]{1,20}/uy
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y
const UNSEEN = /^[\p{C}\p{Z}]/u

/**
 * Finds the first fault of a text that `JSON.parse` rejects, or that has a key twice. It is slow, and exact
 * about the place.
 *
 * @param canHaveBareWords whether NaN and Infinity are allowed
 */
export function findJsonFault(text: string, canHaveBareWords: boolean): JsonFault {
  try {
    new Scanner(text, canHaveBareWords).scan()
  } catch (error) {
    if (error instanceof JsonFault) return error
    throw error
  }
  return new JsonFault('it is not JSON', { offset: 0 })
}

class Scanner {
  private at = 0
  private depth = 0
  private readonly text: string
  private readonly canHaveBareWords: boolean

  constructor(text: string, canHaveBareWords: boolean) {
    this.text = text
    this.canHaveBareWords = canHaveBareWords
  }

  scan(): void {
    this.readValue()
    if (this.peek() !== undefined) throw this.unexpected('nothing behind the value')
  }

  /** Returns the next character that is no blank; undefined at the end. */
  private peek(): string | undefined {
    this.take(BLANKS)
    return this.text[this.at]
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  private readValue(): void {
    const char = this.peek()
    if (char === '"') this.readString()
    else if (char === '{') this.readObject()
    else if (char === '[') this.readItems(']', () => this.readValue())
    else if (!this.readLiteral()) throw this.unexpected('a value')
  }

  private readLiteral(): boolean {
    return (this.canHaveBareWords && this.take(BARE_WORD)) || this.take(LITERAL)
  }

  private readObject(): void {
    const keys = new Set<string>()
    this.readItems('}', () => {
      const start = this.at
      if (this.peek() !== '"') throw this.unexpected('a key in quotation marks')
      const key = this.readString()
      if (keys.has(key)) throw repeated(key, start)
      if (key === '__proto__') throw forbidden(key, start)
      keys.add(key)
      if (this.peek() !== ':') throw this.unexpected('“:” behind the key')
      this.at += 1
      this.readValue()
    })
  }

  private readItems(closer: string, readItem: () => void): void {
    this.at += 1
    this.depth += 1
    if (this.depth > DEEPEST) throw tooDeep(this.at - 1)
    for (let isFirst = true; ; isFirst = false) {
      if (this.peek() === closer && isFirst) break
      if (this.peek() === closer) throw commaTooMany(closer, this.at)
      readItem()
      if (this.peek() === closer) break
      if (this.peek() !== ',') throw this.unexpected(`“,” or “${closer}”`)
      this.at += 1
    }
    this.at += 1
    this.depth -= 1
  }

  private readString(): string {
    const start = this.at
    for (this.at += 1; this.text[this.at] !== '"'; this.at += 1) {
      const char = this.text[this.at]
      if (char !== undefined && char < ' ') throw this.unexpected('“\\n” and the like in a text')
      if (char === '\\') {
        this.at += 1
        if (!this.take(ESCAPE)) throw this.unexpected('an escape such as “\\n” behind “\\”')
        this.at -= 1
      }
      if (char === undefined) throw this.unexpected('a quotation mark')
    }
    this.at += 1
    return JSON.parse(this.text.slice(start, this.at)) as string
  }

  private unexpected(allowed: string): JsonFault {
    const { at: offset, text } = this
    if (offset >= text.length) return cut(offset)
    const start = offset
    const isWord = this.take(WORD)
    const char = String.fromCodePoint(text.codePointAt(start) ?? 0)
    const shown = isWord ? text.slice(start, this.at) : char
    const name = UNSEEN.test(shown) ? `the character ${toCode(shown)}` : `“${shown}”`
    const rest = `; allowed: ${allowed}`
    return new JsonFault(`it is not JSON: it has ${name}`, { offset, rest })
  }
}

function toCode(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** @returns the fault of a text that ends too early */
export function cut(offset: number): JsonFault {
  return new JsonFault('it is cut: its JSON does not end', { offset })
}

/** @returns the fault of a comma before a closing bracket */
export function commaTooMany(closer: string, offset: number): JsonFault {
  return new JsonFault(`it is not JSON: it has a comma too many before “${closer}”`, { offset })
}

/** @returns the fault of a key that an object has twice */
export function repeated(key: string, offset: number): JsonFault {
  const rest = '; allowed: each key of an object once'
  return new JsonFault(`it has the key ${quote(key)} twice`, { offset, rest })
}

/** @returns the fault of brackets that are nested too deep */
export function tooDeep(offset: number): JsonFault {
  return new JsonFault(`its JSON is nested more than ${DEEPEST} levels deep`, { offset })
}

function quote(key: string): string {
  return JSON.stringify(showText(key))
}

function forbidden(key: string, offset: number): JsonFault {
  return new JsonFault(`it has the key ${quote(key)}, which is not allowed`, { offset })
}
