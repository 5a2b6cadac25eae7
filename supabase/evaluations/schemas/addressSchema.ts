import path from 'node:path'

/** The folder of the committed schemas. */
export const SCHEMAS_FOLDER = path.join(import.meta.dirname, '../../schemas/')

/** The file of the schema of figures. */
export const EVALUATIONS_SCHEMA = 'evaluations.schema.json'

const PROJECT = path.join(SCHEMAS_FOLDER, '../..')

/**
 * Returns the relative address of a schema from a folder; undefined for a folder outside of the project, whose files may
 * move.
 *
 * @param name the file of the schema, by default that of figures
 */
export function addressSchema(folder: string, name = EVALUATIONS_SCHEMA): string | undefined {
  const from = path.resolve(folder)
  const inside = path.relative(PROJECT, from)
  if (inside.startsWith('..') || path.isAbsolute(inside)) return undefined
  return path.relative(from, path.join(SCHEMAS_FOLDER, name)).replaceAll(path.sep, '/')
}
