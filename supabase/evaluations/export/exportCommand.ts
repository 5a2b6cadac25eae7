import { InvalidFileError } from '../file/InvalidFileError.ts'
import { DATA_FOLDER, listDataFiles } from '../file/listDataFiles.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { UsageError } from '../UsageError.ts'
import { withSuite, type SuiteFile } from '../file/withSuite.ts'
import { createRecord } from './createRecord.ts'
import { writeRecords } from './writeRecords.ts'

const FORMAT = 'every-eval-ever'

const USAGE = `Usage: pnpm evaluations export --format ${FORMAT} [files] --out <folder> [options]

Writes the suites in ${SHOWN_FOLDER}/data as Every Eval Ever 0.3.0 records, one for each model and evaluation, to
<folder>/<suite>/<developer>/<model>/<uuid>.json. The same files give the same bytes. If anything is invalid
it writes nothing, and the exit code is 1.

  files           suites; every file of ${SHOWN_FOLDER}/data unless named
  --format <name> ${FORMAT}
  --out <folder>  a new or an empty folder
  --replace       replace the folders of the same suites, and leave everything else in the folder
  --help          this text`

const OPTIONS = {
  format: { type: 'string' },
  out: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/**
 * Runs `pnpm evaluations export`.
 *
 * @throws InvalidFileError if a file is invalid or its records have no place; it writes nothing then
 * @throws UsageError if an option is missing or unknown
 */
export async function exportCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (values.help === true) {
    console.log(USAGE)
    return
  }
  const { format, out: folder, replace } = values
  if (format !== FORMAT) {
    throw new UsageError(`--format is ${format ?? 'absent'}; allowed: ${FORMAT}`, USAGE)
  }
  if (folder === undefined) throw new UsageError('--out is absent; allowed: a folder', USAGE)
  const names = positionals.length > 0 ? positionals : await listDataFiles(DATA_FOLDER)
  const suites = await readSuites(names)
  const records = suites.flatMap((file) => file.models.map((model) => createRecord(file, model)))
  await writeRecords(records, { folder, canReplace: replace === true })
  console.log(`${folder}. Suites: ${suites.length}. Records: ${records.length}.`)
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS, allowPositionals: true }, USAGE)
}

/** Reads all files, so that the problems of one do not hide those of another. */
async function readSuites(names: readonly string[]): Promise<SuiteFile[]> {
  const problems: string[] = []
  const files = new Map<string, SuiteFile>()
  for (const name of names) {
    try {
      const file = withSuite(name, await readDataFile(name))
      const { id } = file.suite
      if (files.has(id))
        problems.push(`${name}: suite.id is "${id}"; allowed: the id of no other file`)
      files.set(id, file)
    } catch (error) {
      if (!(error instanceof InvalidFileError)) throw error
      for (const problem of error.problems) problems.push(problem)
    }
  }
  if (problems.length > 0) throw new InvalidFileError(problems)
  return [...files.values()]
}
