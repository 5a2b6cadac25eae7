import { Decompress } from 'fzstd'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableDocument } from './UnreadableDocument.ts'

const ZSTANDARD = 93
const MAX_ENTRY_BYTES = 64 * 2 ** 20
const MAX_ENTRIES = 1_000_000

/**
 * Decompresses one Deflate or Zstandard entry of a ZIP without reading the others.
 *
 * @returns undefined if the ZIP has no such entry
 * @throws UnreadableDocument if the ZIP is truncated or corrupt, or the entry is too large
 */
export async function readZipEntry(file: string, name: string): Promise<Buffer | undefined> {
  try {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
    try {
      const entry = await findEntry(zip, name)
      return entry && (await unpack(zip, entry))
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error
    throw new UnreadableDocument(`its ZIP is cut or damaged: ${(error as Error).message}`)
  }
}

async function findEntry(zip: ZipFile, name: string): Promise<Entry | undefined> {
  if (zip.entryCount > MAX_ENTRIES) {
    throw new UnreadableDocument(`its ZIP has more than ${MAX_ENTRIES} entries`)
  }
  let found: Entry | undefined
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    if (found !== undefined) throw new UnreadableDocument(`its ZIP has ${name} twice`)
    found = entry
  }
  return found
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (Math.max(entry.uncompressedSize, entry.compressedSize) > MAX_ENTRY_BYTES) {
    throw new UnreadableDocument(
      `${entry.fileName} in its ZIP has more than ${MAX_ENTRY_BYTES} bytes`,
    )
  }
  const isZstandard = entry.compressionMethod === ZSTANDARD
  const options = isZstandard ? { decodeFileData: false } : {}
  const stream = await zip.openReadStreamPromise(entry, options)
  const stored = await buffer(stream)
  const bytes = isZstandard ? unpackZstandard(stored, entry.uncompressedSize) : stored
  if (crc32(bytes) === entry.crc32) return bytes
  throw new UnreadableDocument(`${entry.fileName} in its ZIP is damaged: its checksum differs`)
}

/** Decompresses all frames, and aborts if they exceed the declared size. */
function unpackZstandard(packed: Buffer, size: number): Buffer {
  const blocks: Uint8Array[] = []
  let unpacked = 0
  const frames = new Decompress((block) => {
    unpacked += block.length
    if (unpacked > size) throw new Error('it unpacks to more than it declares')
    blocks.push(block)
  })
  frames.push(packed, true)
  return Buffer.concat(blocks)
}
