import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { replaceMarkedPart } from './markedPart.ts'

/**
 * Puts what a command reports into the part of a document that is marked for it, in the house's format.
 *
 * @throws Error when the document has no such part; it is left as it is then
 */
export async function writeMarkedPart(file: string, name: string, part: string): Promise<void> {
  const text = replaceMarkedPart(await readFile(file, 'utf8'), name, part)
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
