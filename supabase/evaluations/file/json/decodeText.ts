import { InvalidFileError } from '../InvalidFileError.ts'
import { findPlace } from './JsonFault.ts'

/** The encodings of text files. */
export type Encoding = 'utf-16be' | 'utf-16le' | 'utf-8'

/** The beginnings of files that Git LFS and git-annex put in place of larger files, and how to get these. */
const POINTERS: readonly (readonly [start: RegExp, problem: string])[] = [
  [
    /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//,
    'it is a pointer of Git LFS, not the file itself; run: git lfs pull',
  ],
  [/^\/annex\/objects\//, 'it is a pointer of git-annex, not the file itself; run: git annex get'],
]
const MAX_START_LENGTH = 160
/** What an editor may put before the first letter: a byte order mark and blanks. */
const BEFORE = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*/

/** Finds the encoding of a text from its first bytes: a byte order mark, or a zero beside its first letter. */
export function findEncoding(start: Uint8Array): Encoding {
  const [first = 1, second = 1] = start
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

/** Returns what to do about a file that only stands for another one; undefined for any other file. */
export function findPointer(start: Uint8Array): string | undefined {
  const bytes = start.subarray(0, MAX_START_LENGTH).filter((byte) => byte !== 0)
  const text = Buffer.from(bytes).toString('latin1').replace(BEFORE, '')
  return POINTERS.find(([pattern]) => pattern.test(text))?.[1]
}

/**
 * Decodes a whole text file, without its byte order mark.
 *
 * @throws InvalidFileError if it is no text, or only stands for another file
 */
export function decodeText(bytes: Uint8Array): string {
  const pointer = findPointer(bytes)
  if (pointer !== undefined) throw new InvalidFileError([pointer])
  const encoding = findEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder(encoding).decode(bytes)
    const { line, column } = findPlace(text, text.indexOf('\uFFFD'))
    const name = encoding.toUpperCase()
    throw new InvalidFileError([`its text is not ${name} (line ${line}, column ${column})`])
  }
}
