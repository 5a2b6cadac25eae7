import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const pathOf = (name: string) => fileURLToPath(new URL(`../data/${name}.json`, import.meta.url))

const REAL_FILE = pathOf('trustllm')

/** Paths of the committed figures, in the order of their suites. */
export const REAL_FILES = [REAL_FILE, pathOf('nejumi-4'), pathOf('vectara-hallucination')]

/** Path of the committed seed. */
export const REAL_SEED = fileURLToPath(new URL('../seed.sql', import.meta.url))

/** A value to set at a path; undefined removes the field. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]

/** Returns the committed figures of TrustLLM as JSON text, with changes. */
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
