import { InvalidFileError } from '../InvalidFileError.ts'
import { DEEPEST, findJsonFault } from './findJsonFault.ts'
import { JsonFault, findPlace } from './JsonFault.ts'

/** A whole JSON text, or one value of a larger one. */
export interface JsonText {
  readonly text: string
  /** Number of the members of all objects in the text. */
  readonly keys: number
  /** Whether NaN or Infinity, which are not JSON, occurs outside of strings. */
  readonly hasBareWords: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'
const QUOTE = 0x22
const COLON = 0x3a
// Matches strings first, so that NaN and Infinity inside strings do not change.
const STRING_OR_BARE_WORD = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\b(?:NaN|Infinity)\b/g

/**
 * Parses a JSON text that a person or a tool wrote.
 *
 * @throws InvalidFileError naming the line and the column of what is wrong, such as a key that stands twice
 */
export function parseJson(given: string): unknown {
  const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given
  try {
    return parseValue({ text, keys: countColons(text), hasBareWords: false })
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    throw new InvalidFileError([error.describe(findPlace(text, error.offset))])
  }
}

/**
 * Parses a JSON text. NaN and Infinity become the strings "NaN", "Infinity" and "-Infinity".
 *
 * @throws JsonFault if the text is no JSON, or has a key twice, of which `JSON.parse` drops the first
 */
export function parseValue({ text, keys, hasBareWords }: JsonText): unknown {
  if (text.trim() === '') throw new JsonFault('it is empty', { offset: 0 })
  const value = tryParsing(hasBareWords ? text.replace(STRING_OR_BARE_WORD, quoteBareWord) : text)
  if (value === undefined || countKeys(value, 0) !== keys) throw findJsonFault(text, hasBareWords)
  return value
}

function tryParsing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function quoteBareWord(match: string): string {
  return match.startsWith('"') ? match : `"${match}"`
}

/** Counts the members of all objects in a value; NaN if it is too deep or has a forbidden key. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  // Zod drops this key, so its figures would vanish without a reason.
  if (depth >= DEEPEST || Object.hasOwn(value, '__proto__')) return Number.NaN
  let count = 0
  // A list of all values would take as much memory as the text.
  if (Array.isArray(value)) for (const item of value) count += countKeys(item, depth + 1)
  else for (const key in value) count += 1 + countKeys(value[key as keyof object], depth + 1)
  return count
}

/** Counts the colons outside of strings. */
function countColons(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === COLON) count += 1
    else if (code === QUOTE) at = findEnd(text, at)
  }
  return count
}

function findEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}
