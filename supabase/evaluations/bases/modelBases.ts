import type { ModelBase } from '@transparency-lab/widgets/suite-agreement'
import { z } from 'zod'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BASES_NAME } from '../file/nameFiles.ts'
import { line, slugSchema, strict } from '../file/fields.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'

const baseSchema = strict({
  /** The name that suites share. */
  base: slugSchema,
  /** How this one was run, or which build it is. */
  configuration: line(60).nullable(),
  /** Why the model belongs to the base. */
  reason: line(300),
})
const basesSchema = z.record(slugSchema, baseSchema, 'an object of bases by the ids of models')

/**
 * Reads which models are configurations of one base. A person has confirmed each of them.
 *
 * @returns bases by the ids of models; empty without the file
 * @throws InvalidFileError listing every problem
 */
export async function readModelBases(
  folder: string = DATA_FOLDER,
): Promise<ReadonlyMap<string, ModelBase>> {
  const file = path.join(folder, BASES_NAME)
  if (!existsSync(file)) return new Map()
  const bases = Object.entries(await readJsonFile(file, basesSchema))
  return new Map(
    bases.map(([id, { base, configuration }]) => [
      id,
      { base, configuration: configuration ?? undefined },
    ]),
  )
}
