import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EVALUATIONS_FOLDER } from '../evaluationsFolder.ts'
import { basesCommand } from './bases/basesCommand.ts'
import { exportCommand } from './export/exportCommand.ts'
import { importCommand } from './import/importCommand.ts'
import { refreshCommand } from './refresh/refreshCommand.ts'
import { DATA_FOLDER, listDataFiles } from './file/listDataFiles.ts'
import { REPORTS_NAME } from './file/nameFiles.ts'
import { publishEvaluations } from './derive/publishEvaluations.ts'
import { InvalidFileError } from './file/InvalidFileError.ts'
import { schemasCommand } from './schemas/schemasCommand.ts'
import { UsageError } from './UsageError.ts'

const USAGE = `Usage: pnpm evaluations [files]

Validates files of published figures, computes the scores, and writes all of them into supabase/seed.sql,
in the order of their suites. If a file is invalid or contradicts another, lists all problems, writes
nothing and exits with code 1. It checks supabase/data/reports.json, what is public about reports that figures
are wrong, against the figures.

  files   the figures; by default every suite of supabase/data
  --drop  take files out of the seed that are not named
  import  makes such a file from results: pnpm evaluations import --help
  export  writes suites as records of another format: pnpm evaluations export --help
  bases   proposes the bases of models that have none: pnpm evaluations bases --help
  refresh reads the suites with a feed again: pnpm evaluations refresh --help
  schemas writes the JSON Schemas of the files for editors: pnpm evaluations schemas --help
  --help  this text

A file can be learnt from supabase/templates/suite.jsonc.`

const project = fileURLToPath(new URL('../../', import.meta.url))

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2)
  if (first === 'import') {
    process.exitCode = await importCommand(rest)
    return
  }
  if (first === 'export') return exportCommand(rest)
  if (first === 'bases') return basesCommand(rest)
  if (first === 'refresh') return refreshCommand(rest)
  if (first === 'schemas') return schemasCommand(rest)
  const { isHelp, canDrop, names } = readArguments()
  if (isHelp) {
    console.log(USAGE)
    return
  }
  const files =
    names.length > 0 ? names.map((name) => path.resolve(name)) : await listDataFiles(DATA_FOLDER)
  const seed = path.join(EVALUATIONS_FOLDER, 'seed.sql')
  const reports = path.join(DATA_FOLDER, REPORTS_NAME)
  console.log(await publishEvaluations({ files, seed, project, canDrop, reports }))
}

function readArguments() {
  try {
    const options = { help: { type: 'boolean' }, drop: { type: 'boolean' } } as const
    const { values, positionals: names } = parseArgs({ options, allowPositionals: true })
    return { isHelp: values.help === true, canDrop: values.drop === true, names }
  } catch (error) {
    throw new UsageError((error as Error).message, USAGE)
  }
}

function report(error: unknown): void {
  process.exitCode = 1
  if (error instanceof InvalidFileError) {
    console.error(`Nothing was written.\n${error.problems.map((line) => `- ${line}`).join('\n')}`)
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${error.usage}`)
  } else {
    throw error
  }
}

await main().catch(report)
