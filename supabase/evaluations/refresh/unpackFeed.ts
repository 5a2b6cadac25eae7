import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readZipEntry } from '../import/reading/readZipEntry.ts'
import { UnreadableDocument } from '../import/reading/UnreadableDocument.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'

/**
 * Returns one file of a ZIP that a feed published.
 *
 * @throws InvalidFileError if the bytes are no ZIP, or one without this file
 */
export async function unpackFeed(zip: Uint8Array, entry: string): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'unpack-'))
  try {
    const file = path.join(folder, 'feed.zip')
    await writeFile(file, zip)
    const content = await readZipEntry(file, entry)
    if (content !== undefined) return content
    throw new InvalidFileError([`its ZIP has no ${JSON.stringify(entry)}; allowed: a ZIP with it`])
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new InvalidFileError([error.message])
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}
