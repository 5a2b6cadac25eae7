import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import path from 'node:path'
import type { EvaluationsFile } from '../file/evaluationsFile.ts'
import { suiteSchema, type Suite } from '../file/suiteSchema.ts'
import {
  describeIncomplete,
  findIncomplete,
  type IncompleteCategory,
} from '../derive/findIncomplete.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { SHOWN_FOLDER } from '../../evaluationsFolder.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { parseCommandLine } from '../parseCommandLine.ts'
import { UsageError } from '../UsageError.ts'
import { askSuite, type Dialogue } from './suite/askSuite.ts'
import { buildFile } from './suite/buildFile.ts'
import { createSuiteCheck, type PlannedImport } from './suite/createSuiteCheck.ts'
import { describeLate } from './suite/describeLate.ts'
import { countUnread, describeUnread } from './choose/countUnread.ts'
import { findProblems } from './choose/findProblems.ts'
import { IMPORTERS } from './formats/importers.ts'
import { createMapper } from './mapping/createMapper.ts'
import { readMapping, type Mapping } from './mapping/readMapping.ts'
import { readOwnMetrics } from './mapping/readOwnMetrics.ts'
import { listFigures } from './suite/listFigures.ts'
import { progressBar } from './report/progressBar.ts'
import { listAliasFiles, readAllAliases, type Aliases } from './models/readAliases.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { readResults, type ImportInput } from './choose/readResults.ts'
import { reportJson } from './report/reportJson.ts'
import { reportTable } from './report/reportTable.ts'
import { tableImporter } from './formats/table/tableImporter.ts'
import { writeChunks } from './report/writeChunks.ts'
import { openSuiteDraft, removeSuiteDraft } from './suite/suiteDraft.ts'
import { prepareSuite, writeSuite, type SuitePlace } from './suite/writeSuite.ts'

const USAGE = `Usage: pnpm evaluations import <files or folders> [options]

Reads results of Every Eval Ever, HELM, Inspect, lighteval, lm-evaluation-harness, and tables; shows which
figures can be used and why the others cannot; and writes those of one suite into ${SHOWN_FOLDER}/data. With
anything broken or contradictory among them it writes nothing, and the exit code is 1. With a row of a table
or, beside a mapping, a text or a spreadsheet that cannot be read, or a run dated in the future, it writes the others,
and the exit code is 2. It reads no Excel: save the sheet as CSV (UTF-8).

  --suite <file>    JSON with the fields of the suite; without it, the command asks for them
  --metrics <file>  JSON with the meaning of own metrics, each with the word of the person who checked it
  --mapping <file>  JSON with the meaning of the columns of tables, or of figures of other files
  --aliases <file>  JSON with names of models by their exact ids, beside those of ${SHOWN_FOLDER}/data/aliases.json
  --out <folder>    where the file of the suite goes; ${SHOWN_FOLDER}/data unless named
  --replace         replace the file of the same suite; refused if it would lose models, figures or facts
  --drop            lose them
  --dry-run         write nothing; without --suite, only show what can be used
  --json            print the report as JSON; without --suite, write nothing
  --help            this text

Each of these files can be learnt from supabase/templates, and has a schema in supabase/schemas for editors.`

const OPTIONS = {
  suite: { type: 'string' },
  metrics: { type: 'string' },
  mapping: { type: 'string' },
  aliases: { type: 'string' },
  out: { type: 'string' },
  replace: { type: 'boolean' },
  drop: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const UNREAD = 2

/** What a command that imports several suites does itself. */
interface ImportCaller {
  /** Takes the file of the suite, which is not written then. */
  readonly take?: ((file: EvaluationsFile) => void) | undefined
  /** Files in the folders that are no results. */
  readonly leftOut?: readonly string[]
}

/**
 * Runs `pnpm evaluations import`.
 *
 * @param dialogue where to ask for the suite; undefined if there is no terminal
 * @param caller what `pnpm evaluations results` does itself
 * @returns the exit code: 0, or 2 if rows of tables or files cannot be read or runs are dated in the future
 * @throws InvalidFileError if a file is invalid or contradicts another; it writes nothing then
 * @throws UsageError if an option is unknown
 */
export async function importCommand(
  args: readonly string[],
  dialogue: Dialogue | undefined = getTerminal(),
  { take, leftOut }: ImportCaller = {},
): Promise<number> {
  const { values, positionals: names } = readArguments(args)
  if (values.help === true) return printUsage()
  const aliases = await readAllAliases(listAliasFiles(), values.aliases)
  const { choice, unfit } = await readChoice({ names, leftOut }, values, aliases)
  const given =
    values.suite === undefined ? undefined : await readJsonFile(values.suite, suiteSchema)
  const incomplete = findIncomplete({ suite: given, models: listFigures(choice.taken, aliases) })
  if (values.json === true)
    await writeChunks(process.stdout, reportJson(choice.reports, incomplete))
  else console.log(reportTable(choice))
  const problems = [...findProblems(choice), ...unfit]
  if (problems.length > 0) throw new InvalidFileError(problems)
  const place = {
    folder: values.out ?? DATA_FOLDER,
    canReplace: values.replace === true,
    canDrop: values.drop === true,
  }
  const planned = { taken: choice.taken, aliases, place }
  const suite = given ?? (await chooseSuite(values, dialogue, planned))
  const unread = describeUnread(countUnread(choice))
  const code = unread === '' ? 0 : UNREAD
  if (suite === undefined) {
    if (unread !== '') console.error(unread)
    warn(incomplete)
    return code
  }
  const isDry = values['dry-run'] === true
  const written = await writeFile(buildFile(suite, choice.taken, aliases), place, { isDry, take })
  if (given === undefined) await removeSuiteDraft(place.folder)
  printDone(written, unread)
  warn(findIncomplete(written.file))
  return code
}

/** A file, and where it was written unless it was a dry run or the caller takes it. */
interface Written {
  readonly file: EvaluationsFile
  readonly target?: string
  readonly isDry?: boolean
}

/** Writes a file unless it is a dry run, or the caller takes it. */
async function writeFile(
  built: EvaluationsFile,
  place: SuitePlace,
  { isDry, take }: Pick<ImportCaller, 'take'> & { readonly isDry: boolean },
): Promise<Written> {
  const late = describeLate(built)
  if (late !== undefined) console.error(late)
  if (take !== undefined) {
    take(built)
    return { file: built }
  }
  if (isDry) return { file: (await prepareSuite(built, place)).file, isDry }
  return writeSuite(built, place)
}

/**
 * Says what was written, and what follows if it is in the folder that is published.
 *
 * @param unread what the import leaves out
 */
function printDone({ file, target, isDry = false }: Written, unread: string): void {
  const done = isDry ? 'Nothing was written' : target
  const counted = `Models of ${file.suite?.title ?? ''}: ${file.models.length}.`
  console.error([done && `${done}.`, counted, unread].filter(Boolean).join(' '))
  const isShown = target !== undefined && path.relative(DATA_FOLDER, path.dirname(target)) === ''
  if (isShown)
    console.error('Next: pnpm evaluations puts it on the board; then start pnpm dev again.')
}

function printUsage(): 0 {
  console.log(USAGE)
  return 0
}

/** Reads the results and chooses the runs; lists what is wrong with the names of a mapping or of own metrics. */
async function readChoice(
  results: Pick<ImportInput, 'leftOut' | 'names'>,
  values: Values,
  aliases: Aliases,
) {
  const { mapping, metrics } = values
  const { table, figures }: Mapping =
    mapping === undefined ? { figures: [] } : await readMapping(mapping)
  const own = metrics === undefined ? [] : await readOwnMetrics(metrics)
  const importers = [...IMPORTERS, ...(table === undefined ? [] : [tableImporter(table)])]
  const mapper = createMapper([...own, ...figures])
  const bar = progressBar(process.stderr)
  const choice = await readResults({
    ...results,
    importers,
    aliases,
    mapper,
    onProgress: bar.update,
  })
  bar.clear()
  return { choice, unfit: mapper.listProblems() }
}

function warn(incomplete: readonly IncompleteCategory[]): void {
  for (const line of describeIncomplete(incomplete)) console.error(line)
}

function readArguments(args: readonly string[]) {
  const config = { args: [...args], options: OPTIONS, allowPositionals: true } as const
  const parsed = parseCommandLine(config, USAGE)
  if (parsed.positionals.length > 0 || parsed.values.help === true) return parsed
  throw new UsageError('Name the files or folders of the results.', USAGE)
}

type Values = ReturnType<typeof readArguments>['values']

function getTerminal(): Dialogue | undefined {
  const { stdin: input, stderr: output } = process
  return input.isTTY ? { input, output } : undefined
}

function listCategories(taken: PlannedImport['taken']): Category[] {
  const found = new Set(taken.map(({ meaning }) => meaning.category))
  return CATEGORIES.filter((category) => found.has(category))
}

/** Prompts for the suite; undefined if the output needs none. */
async function chooseSuite(
  values: Values,
  dialogue: Dialogue | undefined,
  planned: PlannedImport,
): Promise<Suite | undefined> {
  if (values.json === true || values['dry-run'] === true) return undefined
  if (dialogue !== undefined) {
    const questions = {
      check: await createSuiteCheck(planned),
      categories: listCategories(planned.taken),
    }
    return askSuite(dialogue, questions, await openSuiteDraft(planned.place.folder))
  }
  throw new InvalidFileError([
    'the suite is unknown; allowed: --suite with a file, or answers in a terminal',
  ])
}
