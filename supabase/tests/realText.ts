import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EvaluationsFile } from '../evaluations/file/evaluationsFile.ts'
import { DATA_FOLDER, listDataFiles } from '../evaluations/file/listDataFiles.ts'
import { readDataFile } from '../evaluations/file/readDataFile.ts'

/** A file of figures as they once were published, which stays when the site publishes others. */
export const SUITE_FILE = path.join(import.meta.dirname, 'evaluations/data/trustllm.json')

/** A committed file of figures. */
export interface RealFile {
  readonly path: string
  readonly file: EvaluationsFile
}

/** The committed figures, in the order of their suites. */
export const REAL_SUITES: readonly RealFile[] = await readSuites()

/** Their paths, in the same order. */
export const REAL_FILES = REAL_SUITES.map((suite) => suite.path)

async function readSuites(): Promise<RealFile[]> {
  const names = await listDataFiles(DATA_FOLDER)
  const files = await Promise.all(
    names.map(async (name) => ({ path: name, file: await readDataFile(name) })),
  )
  const getPosition = ({ file }: RealFile) => file.suite?.position ?? 0
  return files.sort((one, other) => getPosition(one) - getPosition(other))
}

/** Path of the committed seed. */
export const REAL_SEED = fileURLToPath(new URL('../seed.sql', import.meta.url))

/** A value to set at a path; undefined removes the field. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]

/** Returns the text of the suite’s file, with changes. */
export async function realText(...changes: readonly Change[]): Promise<string> {
  const input: unknown = JSON.parse(await readFile(SUITE_FILE, 'utf8'))
  for (const [keys, value] of changes) {
    const parent = keys
      .slice(0, -1)
      .reduce((at: unknown, key) => Reflect.get(Object(at), key), input)
    Reflect.set(Object(parent), keys.at(-1) ?? '', value)
  }
  return JSON.stringify(input)
}
