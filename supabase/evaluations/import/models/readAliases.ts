import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SHIPPED_FOLDER } from '../../../evaluationsFolder.ts'
import { httpUrl, line, enumSchema, slugSchema, strict } from '../../file/fields.ts'
import { DATA_FOLDER } from '../../file/listDataFiles.ts'
import { ALIASES_NAME } from '../../file/nameFiles.ts'
import { readJsonFile } from '../../file/readJsonFile.ts'

const aliasSchema = strict({
  id: slugSchema.describe('The id of the model in addresses. Exact ids with one id are one model.'),
  name: line(MAX_LENGTHS.modelName)
    .optional()
    .describe('The name of the model on the site; the exact id unless given.'),
  provider: line(MAX_LENGTHS.provider)
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
 * Lists the files of aliases of the project, which need not exist: those of a folder of suites add to the shipped ones,
 * and count before them.
 */
export function listAliasFiles(folder: string = DATA_FOLDER): string[] {
  return [path.join(SHIPPED_FOLDER, 'data'), folder].map((each) => path.join(each, ALIASES_NAME))
}

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
 * @param own the file that the caller names, if any
 * @throws InvalidFileError listing every problem
 */
export async function readAllAliases(known: readonly string[], own?: string): Promise<Aliases> {
  const files = [...known.filter((file) => existsSync(file)), own]
  const all = await Promise.all(files.map(readAliases))
  return new Map(all.flatMap((aliases) => [...aliases]))
}
