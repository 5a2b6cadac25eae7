import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Where the committed figures are. */
export const REAL_FILE = fileURLToPath(new URL('../data/trustllm.json', import.meta.url))

/** Where the committed seed is. */
export const REAL_SEED = fileURLToPath(new URL('../seed.sql', import.meta.url))

/** A value to put where the path leads; undefined takes the field out. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]

/** The committed figures as text, with changes. */
export async function realText(...changes: readonly Change[]): Promise<string> {
  const input: unknown = JSON.parse(await readFile(REAL_FILE, 'utf8'))
  for (const [path, value] of changes) {
    const parent = path
      .slice(0, -1)
      .reduce((at: unknown, key) => Reflect.get(Object(at), key), input)
    Reflect.set(Object(parent), path.at(-1) ?? '', value)
  }
  return JSON.stringify(input)
}
