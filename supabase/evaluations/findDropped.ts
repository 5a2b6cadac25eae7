import { readFile } from 'node:fs/promises'

const HEADER_LINE = /^-- {3}(\S.*?\.json): /gm

/** Lists the files that a seed is from and a new one would not be from. */
export async function findDropped(seed: string, next: readonly string[]): Promise<string[]> {
  const text = await readFile(seed, 'utf8').catch(() => '')
  const [header = ''] = text.split('\nbegin;')
  const files = [...header.matchAll(HEADER_LINE)].map(([, file = '']) => file)
  return files.filter((file) => !next.includes(file))
}
