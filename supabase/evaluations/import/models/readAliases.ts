import { LONGEST } from '@transparency-lab/widgets/domain'
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { httpUrl, line, enumSchema, slugSchema, strict } from '../../file/fields.ts'
import { readJsonFile } from '../../file/readJsonFile.ts'

const aliasSchema = strict({
  id: slugSchema.describe('The id of the model in addresses. Exact ids with one id are one model.'),
  name: line(LONGEST.modelName)
    .optional()
    .describe('The name of the model on the site; the exact id unless given.'),
  provider: line(LONGEST.provider)
    .optional()
    .describe('The maker of the model, if the results do not name it, or in another spelling.'),
  weights: enumSchema(['open', 'proprietary', 'unknown'])
    .optional()
    .describe('Whether the weights are published.'),
  model_url: httpUrl.nullable().optional().describe('The page of the model.'),
})
/** Names of models by the exact ids of results. */
export const aliasesSchema = z.record(
  line(300),
  aliasSchema,
  'an object of models by their exact ids',
)

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

/**
 * Reads the aliases of several files; the last counts where two name an id.
 *
 * @param known files of the project, which need not exist
 * @param own the file that the caller names
 * @throws InvalidFileError listing every problem
 */
export async function readAllAliases(
  known: readonly string[],
  own: string | undefined,
): Promise<Aliases> {
  const files = [...known.filter((file) => existsSync(file)), own]
  const all = await Promise.all(files.map(readAliases))
  return new Map(all.flatMap((aliases) => [...aliases]))
}
