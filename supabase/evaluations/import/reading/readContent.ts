import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { UnreadableDocument } from '../UnreadableDocument.ts'
import { readElements, readJson, type Chunks } from './readJson.ts'
import { readZipEntry } from './readZipEntry.ts'

/** The ZIP entry with the whole log except its samples. */
const HEADER = 'header.json'
/** The ZIP entry that Inspect writes at the start of a run. */
const START = '_journal/start.json'
const LARGEST_TEXT = 16 * 2 ** 20
/** Size of the first read, which covers most files. */
const FIRST_BYTES = 256 * 1024
const ZIP = Buffer.from('PK')
/** Maximum whitespace before the first bracket of a JSON file. */
const LONGEST_BLANK = 256
const JSON_START = /^\uFEFF?\s*[[{]/

/** The content of a file: JSON, text, or the results of single prompts as a stream. */
export type Content =
  | { readonly kind: 'instances'; readonly read: () => AsyncIterable<unknown> }
  | { readonly kind: 'value'; readonly value: unknown }

/**
 * Detects the type of a file from its first bytes, not its name, and reads it.
 *
 * @throws UnreadableDocument if the file is truncated, too large or of an unknown type
 */
export async function readContent(file: string): Promise<Content> {
  const { bytes, isWhole } = await readStart(file)
  if (bytes.length === 0) throw new UnreadableDocument('it is empty', { isForeign: true })
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) {
    return { kind: 'value', value: await readHeader(file) }
  }
  const start = bytes.toString('utf8', 0, LONGEST_BLANK)
  if (!JSON_START.test(start)) return { kind: 'value', value: await readText(file) }
  const chunks = () => (isWhole ? [bytes] : createReadStream(file))
  const isList = start.trimStart().startsWith('[')
  const first = isList ? await readFirst(chunks()) : undefined
  if (isInstance(first)) {
    return { kind: 'instances', read: () => readElements(createReadStream(file)) }
  }
  // Lists of prompts and answers can be very long and contain no results.
  const isOther = isList && !isStatOrTable(first)
  return { kind: 'value', value: isOther ? [first] : await readJson(chunks()) }
}

async function readStart(file: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const handle = await open(file)
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
  if (header !== undefined) return readJson([header])
  const start = await readZipEntry(file, START)
  if (start !== undefined)
    return { ...Object(await readJson([start])), status: 'started' } as unknown
  throw new UnreadableDocument(`it is a ZIP without ${HEADER}`, { isForeign: true })
}

async function readText(file: string): Promise<string> {
  const { size } = await stat(file)
  if (size > LARGEST_TEXT) {
    throw new UnreadableDocument('it is neither JSON nor a ZIP', { isForeign: true })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw new UnreadableDocument('it is neither JSON nor a ZIP nor text', { isForeign: true })
  }
}

async function readFirst(chunks: Chunks): Promise<unknown> {
  for await (const element of readElements(chunks)) return element
  return undefined
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
