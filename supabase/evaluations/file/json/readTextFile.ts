import { readFile } from 'node:fs/promises'
import { InvalidFileError } from '../InvalidFileError.ts'
import { decodeText } from './decodeText.ts'

/**
 * Reads a text file in UTF-8 or UTF-16.
 *
 * @throws InvalidFileError if it cannot be read or is no text
 */
export async function readTextFile(file: string): Promise<string> {
  return decodeText(await readBytes(file))
}

function explainUnread({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  return code === 'EISDIR' ? 'it is a folder; allowed: a file' : `it cannot be read: ${message}`
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new InvalidFileError([explainUnread(error as NodeJS.ErrnoException)])
  }
}
