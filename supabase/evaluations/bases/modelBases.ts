import type { ModelBase } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BASES_NAME } from '../file/nameFiles.ts'
import { line, slugSchema, strict } from '../file/fields.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'

const baseSchema = strict({
  base: slugSchema.describe(
    'The name that all suites share, such as "gpt-5". Other weights are another base.',
  ),
  configuration: line(60)
    .nullable()
    .describe('How this one was run, or which build it is; null if neither is known.'),
  reason: line(300).describe('Why the model belongs to the base, as a person has confirmed it.'),
})

/** Bases by the ids of models. */
export const basesSchema = z.record(
  slugSchema,
  baseSchema,
  'an object of bases by the ids of models',
)

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
