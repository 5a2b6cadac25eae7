import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

/**
 * Replaces the text between the two comments that mark a command's output in a document.
 *
 * @param name the command without `pnpm tools`
 * @throws Error if the document lacks the comments; it is not changed then
 */
export async function writeMarkedPart(file: string, name: string, part: string): Promise<void> {
  const [opening, closing] = [
    `<!-- ${name}: written by pnpm tools ${name} -->`,
    `<!-- /${name} -->`,
  ]
  const text = await readFile(file, 'utf8')
  const [start, end] = [text.indexOf(opening), text.indexOf(closing)]
  if (start < 0 || end < start) {
    throw new Error(`${file} lacks the comments “${opening}” and “${closing}”.`)
  }
  const written = `${text.slice(0, start)}${opening}\n\n${part}\n\n${text.slice(end)}`
  await writeFile(file, await format(written, { ...(await resolveConfig(file)), filepath: file }))
}
