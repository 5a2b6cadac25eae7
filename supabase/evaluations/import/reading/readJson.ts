import { repeated } from '../../file/json/findJsonFault.ts'
import { JsonFault, type Place } from '../../file/json/JsonFault.ts'
import { parseValue } from '../../file/json/parseJson.ts'
import { UnreadableDocument } from './UnreadableDocument.ts'
import { JsonSplitter, type JsonPart } from './JsonSplitter.ts'

/** Maximum bytes of a document, without skipped members. */
const MAX_DOCUMENT_LENGTH = 64 * 2 ** 20
const MAX_KEYS = 300_000
const MAX_MEMBERS = 10_000
const MAX_ELEMENTS = 500_000

// Single prompts and answers, which no figure needs.
const SKIPPED = new Set(['samples', 'reductions', 'request_states'])

const LIMITS = { skipped: SKIPPED, limit: MAX_DOCUMENT_LENGTH, keyLimit: MAX_KEYS }
const NEW_LINE = 0x0a
const BYTE_ORDER_MARK = '\uFEFF'
/** The bits by which UTF-8 marks the later bytes of a character. */
const [LATER_BITS, LATER] = [0xc0, 0x80]

/** The bytes of a file in chunks. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>

/** Opens the bytes of a text from its start. */
export type Open = () => Chunks

interface TextPlace {
  /** Number of the first line, if the text is a part of a file. */
  readonly line?: number
}

/**
 * Parses a JSON document without its samples. NaN and Infinity, which are not valid JSON, become
 * the strings "NaN", "Infinity" and "-Infinity".
 *
 * @throws UnreadableDocument if the document is truncated, not JSON or too large
 */
export async function readJson(open: Open, { line = 1 }: TextPlace = {}): Promise<unknown> {
  try {
    return await readWhole(open())
  } catch (error) {
    throw await describeFault(error, open, line)
  }
}

/**
 * Streams the elements of a JSON list, with one element in memory at a time.
 *
 * @throws UnreadableDocument if the document is truncated or not a list
 */
export async function* readElements(open: Open): AsyncGenerator {
  const splitter = new JsonSplitter(LIMITS)
  try {
    for await (const part of streamParts(splitter, open())) {
      if (splitter.root !== 'list') throw new UnreadableDocument('its JSON is not a list')
      yield parsePart(part)
    }
  } catch (error) {
    throw await describeFault(error, open)
  }
}

async function readWhole(chunks: Chunks): Promise<unknown> {
  const splitter = new JsonSplitter(LIMITS)
  const members = new Map<string, unknown>()
  const elements: unknown[] = []
  let [size, keys] = [0, 0]
  for await (const part of streamParts(splitter, chunks)) {
    size += part.text.length
    keys += part.keys
    const isLong = members.size >= MAX_MEMBERS || elements.length >= MAX_ELEMENTS
    if (isLong || size > MAX_DOCUMENT_LENGTH || keys > MAX_KEYS) {
      throw new UnreadableDocument(
        `it is too large: at most ${MAX_MEMBERS} members, ${MAX_ELEMENTS} elements, ` +
          `${MAX_KEYS} keys and ${MAX_DOCUMENT_LENGTH} characters are read`,
        { isForeign: true },
      )
    }
    if (splitter.root === 'list') elements.push(parsePart(part))
    else addMember(members, part)
  }
  return splitter.root === 'list' ? elements : Object.fromEntries(members)
}

async function* streamParts(splitter: JsonSplitter, chunks: Chunks): AsyncGenerator<JsonPart> {
  for await (const chunk of chunks) yield* splitter.push(chunk)
  splitter.end()
}

function addMember(members: Map<string, unknown>, part: JsonPart): void {
  const member = parsePart(part, '{', '}')
  for (const [key, value] of Object.entries(Object(member) as Record<string, unknown>)) {
    const start = part.offset + part.text.length - part.text.trimStart().length
    if (members.has(key)) throw repeated(key, start)
    members.set(key, value)
  }
}

/** Parses a part between brackets. A fault gets its place in the file. */
function parsePart(part: JsonPart, opening = '', closing = ''): unknown {
  const text = `${opening}${part.text}${closing}`
  try {
    return parseValue({ ...part, text })
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    const before = Buffer.byteLength(text.slice(0, error.offset)) - opening.length
    throw error.moveTo(part.offset + before)
  }
}

/** Names the line and the column of a fault, for which the file is read once more. */
async function describeFault(error: unknown, open: Open, first = 1): Promise<unknown> {
  if (!(error instanceof JsonFault)) return error
  const { isForeign, offset } = error
  const { line, column } = await findPlace(open(), offset)
  return new UnreadableDocument(error.describe({ line: line + first - 1, column }), { isForeign })
}

async function findPlace(chunks: Chunks, offset: number): Promise<Place> {
  let [line, column, before] = [1, 1, 0]
  for await (const chunk of chunks) {
    if (before === 0 && chunk.toString('utf8', 0, 3) === BYTE_ORDER_MARK) column = 0
    for (const byte of chunk.subarray(0, offset - before)) {
      if (byte === NEW_LINE) [line, column] = [line + 1, 1]
      else if ((byte & LATER_BITS) !== LATER) column += 1
    }
    before += chunk.length
    if (before >= offset) break
  }
  return { line, column }
}
