import { UnreadableDocument } from '../UnreadableDocument.ts'
import { JsonSplitter, parseText, type JsonPart } from './JsonSplitter.ts'

/** Maximum bytes of a document, without skipped members. */
const LARGEST_DOCUMENT = 64 * 2 ** 20
const MOST_KEYS = 300_000
const MOST_MEMBERS = 10_000
const MOST_ELEMENTS = 500_000

// Single prompts and answers, which no figure needs.
const SKIPPED = new Set(['samples', 'reductions', 'request_states'])

const LIMITS = { skipped: SKIPPED, limit: LARGEST_DOCUMENT, keyLimit: MOST_KEYS }

// Matches strings first, so that NaN and Infinity inside strings do not change.
const STRING_OR_BARE_WORD = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\b(?:NaN|Infinity)\b/g

/** The bytes of a file in chunks. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>

/**
 * Parses a JSON document without its samples. NaN and Infinity, which are not valid JSON, become
 * the strings "NaN", "Infinity" and "-Infinity".
 *
 * @throws UnreadableDocument if the document is truncated, not JSON or too large
 */
export async function readJson(chunks: Chunks): Promise<unknown> {
  const splitter = new JsonSplitter(LIMITS)
  const members = new Map<string, unknown>()
  const elements: unknown[] = []
  let [size, keys] = [0, 0]
  for await (const part of streamParts(splitter, chunks)) {
    size += part.text.length
    keys += part.keys
    const isLong = members.size >= MOST_MEMBERS || elements.length >= MOST_ELEMENTS
    if (isLong || size > LARGEST_DOCUMENT || keys > MOST_KEYS) {
      throw new UnreadableDocument(
        `it is too large: at most ${MOST_MEMBERS} members, ${MOST_ELEMENTS} elements, ` +
          `${MOST_KEYS} keys and ${LARGEST_DOCUMENT} characters are read`,
        { isForeign: true },
      )
    }
    if (splitter.root === 'list') elements.push(parseElement(part, elements.length))
    else addMember(members, part)
  }
  return splitter.root === 'list' ? elements : Object.fromEntries(members)
}

/**
 * Streams the elements of a JSON list, with one element in memory at a time.
 *
 * @throws UnreadableDocument if the document is truncated or not a list
 */
export async function* readElements(chunks: Chunks): AsyncGenerator {
  const splitter = new JsonSplitter(LIMITS)
  let index = 0
  for await (const part of streamParts(splitter, chunks)) {
    if (splitter.root !== 'list') throw new UnreadableDocument('its JSON is not a list')
    yield parseElement(part, index)
    index += 1
  }
}

async function* streamParts(splitter: JsonSplitter, chunks: Chunks): AsyncGenerator<JsonPart> {
  for await (const chunk of chunks) yield* splitter.push(chunk)
  splitter.end()
}

function parseElement(part: JsonPart, index: number): unknown {
  const element = parsePart(part)
  checkKeys(element, part, `element ${index}`)
  return element
}

function parsePart({ text, hasBareWords }: JsonPart): unknown {
  return parseText(hasBareWords ? text.replace(STRING_OR_BARE_WORD, quoteBareWord) : text)
}

/** JSON.parse keeps the last member of a name, and drops what the file says before. */
function checkKeys(value: unknown, { keys }: JsonPart, where: string): void {
  if (countKeys(value) === keys) return
  throw new UnreadableDocument(`an object in ${where} of its JSON has a key twice`)
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  // Zod drops this key, so its figures would vanish without a reason.
  if (Object.hasOwn(value, '__proto__')) {
    throw new UnreadableDocument('its JSON has the key "__proto__", which is not allowed')
  }
  const parts: unknown[] = Object.values(value)
  const own = Array.isArray(value) ? 0 : parts.length
  return parts.reduce<number>((sum, part) => sum + countKeys(part), own)
}

function quoteBareWord(match: string): string {
  return match.startsWith('"') ? match : `"${match}"`
}

function addMember(members: Map<string, unknown>, part: JsonPart): void {
  const member = parsePart({ ...part, text: `{${part.text}}` })
  for (const [key, value] of Object.entries(Object(member) as Record<string, unknown>)) {
    const name = JSON.stringify(key)
    if (members.has(key)) throw new UnreadableDocument(`it has ${name} twice`)
    checkKeys(member, part, name)
    members.set(key, value)
  }
}
