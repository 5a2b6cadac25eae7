import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from '../file/writeFileAtomic.ts'
import { UsageError } from '../UsageError.ts'
import { SCHEMAS_FOLDER } from './addressSchema.ts'
import { createSchemaFiles } from './schemaFiles.ts'

const USAGE = `Usage: pnpm evaluations schemas

Writes the JSON Schemas of the files that a person writes into supabase/schemas, from the schemas that check
these files. Run it after a change of these; a test names a file that differs.

  --help  this text`

/**
 * Runs `pnpm evaluations schemas`.
 *
 * @throws UsageError if an argument is unknown
 */
export async function schemasCommand(args: readonly string[]): Promise<void> {
  const [first] = args
  if (first === '--help') {
    console.log(USAGE)
    return
  }
  if (first !== undefined) throw new UsageError(`Unknown argument ${JSON.stringify(first)}.`, USAGE)
  await mkdir(SCHEMAS_FOLDER, { recursive: true })
  const files = createSchemaFiles()
  for (const { name, text } of files) await writeFileAtomic(path.join(SCHEMAS_FOLDER, name), text)
  console.log(`supabase/schemas: ${files.map(({ name }) => name).join(', ')}.`)
}
