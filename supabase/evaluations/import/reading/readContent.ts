import { createReadStream } from 'node:fs'
import { open as openFile, readFile, stat } from 'node:fs/promises'
import { findEncoding, findPointer, type Encoding } from '../../file/json/decodeText.ts'
import { findPlace } from '../../file/json/JsonFault.ts'
import { findSpreadsheet, findTableFile } from './findTableFile.ts'
import { UnreadableDocument } from './UnreadableDocument.ts'
import { readElements, readJson, type Open } from './readJson.ts'
import { readLines } from './readLines.ts'
import { readZipEntry } from './readZipEntry.ts'

/** The ZIP entry with the whole log except its samples. */
const HEADER = 'header.json'
/** The ZIP entry that Inspect writes at the start of a run. */
const START = '_journal/start.json'
const MAX_TEXT_BYTES = 16 * 2 ** 20
/** Size of the first read, which covers most files. */
const FIRST_BYTES = 256 * 1024
const BINARY = 'it is neither JSON nor a ZIP, nor text in UTF-8 or UTF-16'
const UNKNOWN_LINES =
  'it is JSON lines of no format that is known; allowed: a table of its figures in CSV, with --mapping'
const SPACE = 0x20
/** Tabs, and the ends of lines and pages. */
const BLANKS = new Set(Buffer.from('\t\n\v\f\r'))
/** The character that programs of DOS write at the end of a text. */
const DOS_END = '\u001A'
const ZIP = Buffer.from('PK')
/** Maximum bytes before the first bracket of a JSON file. */
const MAX_BLANK_BYTES = 512
const JSON_START = /^\uFEFF?\s*[[{]/

/**
 * The content of a file: JSON, text, the results of single prompts as a stream, or a JSON value in each
 * line.
 */
export type Content =
  | { readonly kind: 'instances'; readonly read: () => AsyncIterable<unknown> }
  | { readonly kind: 'lines'; readonly read: () => AsyncIterable<unknown> }
  | { readonly kind: 'value'; readonly value: unknown }

/**
 * Detects the type of a file from its first bytes, not its name, and reads it.
 *
 * @throws UnreadableDocument if the file is truncated, too large or of an unknown type
 */
export async function readContent(file: string): Promise<Content> {
  const { bytes, isWhole } = await readStart(file)
  if (bytes.length === 0) throw new UnreadableDocument('it is empty', { isForeign: true })
  const pointer = findPointer(bytes)
  if (pointer !== undefined) throw new UnreadableDocument(pointer)
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    return { kind: 'value', value: await readHeader(file) }
  }
  const table = findTableFile(bytes)
  if (table !== undefined) throw table
  const encoding = findEncoding(bytes)
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_BLANK_BYTES)).trimStart()
  if (!JSON_START.test(start))
    return { kind: 'value', value: await readText(file, bytes, encoding) }
  const open = openText(() => (isWhole ? [bytes] : createReadStream(file)), encoding)
  return start.startsWith('[') ? readList(open) : readObject(open)
}

/** Lists of prompts and answers can be very long and contain no results. */
async function readList(open: Open): Promise<Content> {
  const first = await readFirst(readElements(open))
  if (isInstance(first)) return { kind: 'instances', read: () => readElements(open) }
  return { kind: 'value', value: isStatOrTable(first) ? await readJson(open) : [first] }
}

async function readObject(open: Open): Promise<Content> {
  try {
    return { kind: 'value', value: await readJson(open) }
  } catch (error) {
    if (!(error instanceof UnreadableDocument && error.isForeign)) throw error
    const [first, second] = await readTwo(readLines(open))
    if (isRecord(first)) return { kind: 'lines', read: () => readLines(open) }
    if (second !== undefined) throw new UnreadableDocument(UNKNOWN_LINES, { isForeign: true })
    throw error
  }
}

/** Opens a text as UTF-8. */
function openText(open: Open, encoding: Encoding): Open {
  return encoding === 'utf-8' ? open : () => toUtf8(open, encoding)
}

async function* toUtf8(open: Open, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of open()) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

async function readStart(file: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const handle = await openFile(file)
  try {
    const { size } = await handle.stat()
    const bytes = Buffer.alloc(Math.min(size, FIRST_BYTES))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return { bytes: bytes.subarray(0, bytesRead), isWhole: bytesRead === size }
  } finally {
    await handle.close()
  }
}

/** Reads the header of a log, or the start entry of an unfinished run. */
async function readHeader(file: string): Promise<unknown> {
  const header = await readZipEntry(file, HEADER)
  if (header !== undefined) return readJson(() => [header])
  const start = await readZipEntry(file, START)
  if (start !== undefined)
    return { ...Object(await readJson(() => [start])), status: 'started' } as unknown
  const spreadsheet = await findSpreadsheet(file)
  if (spreadsheet !== undefined) throw spreadsheet
  throw new UnreadableDocument(`it is a ZIP without ${HEADER}`, { isForeign: true })
}

async function readText(file: string, start: Buffer, encoding: Encoding): Promise<string> {
  const { size } = await stat(file)
  if (size > MAX_TEXT_BYTES) {
    const isText = !isBinary(new TextDecoder(encoding).decode(start))
    const reason = isText ? `it is text of more than ${MAX_TEXT_BYTES} bytes` : BINARY
    throw new UnreadableDocument(reason, { isForeign: true, mayBeTable: isText })
  }
  const bytes = await readFile(file)
  try {
    return stripEnd(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    const text = stripEnd(new TextDecoder(encoding).decode(bytes))
    if (isBinary(text)) throw new UnreadableDocument(BINARY, { isForeign: true })
    const { line, column } = findPlace(text, text.indexOf('\uFFFD'))
    const place = `line ${line}, column ${column}`
    const reason = `its text is not in UTF-8 or UTF-16 (${place}); allowed: the file saved in UTF-8`
    throw new UnreadableDocument(reason, { isForeign: true, mayBeTable: true })
  }
}

function stripEnd(text: string): string {
  return text.endsWith(DOS_END) ? text.slice(0, -DOS_END.length) : text
}

/**
 * Whether content is no text in any encoding of one byte for each letter, such as Latin-1, nor in the one that it was
 * decoded with.
 */
function isBinary(decoded: string): boolean {
  for (let at = 0; at < decoded.length; at += 1) {
    const code = decoded.charCodeAt(at)
    if (code < SPACE && !BLANKS.has(code)) return true
  }
  return false
}

/** Reads two values, or those before the first that cannot be read. */
async function readTwo(values: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = []
  try {
    for await (const value of values) {
      found.push(value)
      if (found.length === 2) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
  }
  return found
}

async function readFirst(values: AsyncIterable<unknown>): Promise<unknown> {
  for await (const value of values) return value
  return undefined
}

/** Whether the value of a line is an Every Eval Ever record. */
function isRecord(value: unknown): boolean {
  const { evaluation_results } = Object(value) as Record<string, unknown>
  return Array.isArray(evaluation_results)
}

/** Whether a list element is a HELM statistic or table. */
function isStatOrTable(element: unknown): boolean {
  const { name, header } = Object(element) as Record<string, unknown>
  return name !== undefined || header !== undefined
}

/** Whether a list element is a HELM instance, which is the result of a single prompt. */
function isInstance(element: unknown): boolean {
  const { instance_id, stats } = Object(element) as Record<string, unknown>
  return instance_id !== undefined && Array.isArray(stats)
}
