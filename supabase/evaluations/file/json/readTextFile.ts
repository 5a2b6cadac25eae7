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

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new InvalidFileError([`it cannot be read: ${(error as Error).message}`])
  }
}
