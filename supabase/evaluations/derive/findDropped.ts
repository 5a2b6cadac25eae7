import { readFile } from 'node:fs/promises'

const HEADER_LINE = /^-- {3}(\S.*?\.\w+): /gm

/** Lists the files that a seed is from and a new one would not be from; none if there is no seed yet. */
export async function findDropped(seed: string, next: readonly string[]): Promise<string[]> {
  const [header = ''] = (await readSeed(seed)).split('\nbegin;')
  const files = [...header.matchAll(HEADER_LINE)].map(([, file = '']) => file)
  return files.filter((file) => !next.includes(file))
}

async function readSeed(seed: string): Promise<string> {
  try {
    return await readFile(seed, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
