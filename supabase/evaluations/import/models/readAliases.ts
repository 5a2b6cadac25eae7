import { LONGEST } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import { httpUrl, line, enumSchema, slugSchema, strict } from '../../file/fields.ts'
import { readJsonFile } from '../../file/readJsonFile.ts'

const aliasSchema = strict({
  id: slugSchema,
  name: line(LONGEST.modelName).optional(),
  provider: line(LONGEST.provider).optional(),
  weights: enumSchema(['open', 'proprietary', 'unknown']).optional(),
  model_url: httpUrl.nullable().optional(),
})
const aliasesSchema = z.record(line(300), aliasSchema, 'an object of models by their exact ids')

/** The name of a model that overrides the derived one. */
export type Alias = z.infer<typeof aliasSchema>

/** Aliases by exact id. */
export type Aliases = ReadonlyMap<string, Alias>

/**
 * Reads the file of aliases.
 *
 * @throws InvalidFileError listing every problem
 */
export async function readAliases(file: string | undefined): Promise<Aliases> {
  if (file === undefined) return new Map()
  return new Map(Object.entries(await readJsonFile(file, aliasesSchema)))
}
