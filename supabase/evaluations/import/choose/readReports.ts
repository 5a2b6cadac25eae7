import { stripInvisible } from '@transparency-lab/widgets/domain-internal'
import { showText } from '../../file/showText.ts'
import type { Format, Importer, Run } from '../formats/importer.ts'
import { judgeFigure } from './judgeFigure.ts'
import type { Mapper } from '../mapping/createMapper.ts'
import { isNoName } from '../models/isNoName.ts'
import type { Aliases } from '../models/readAliases.ts'
import { readDocument } from '../reading/readDocument.ts'
import type { FileGroup } from '../reading/listFiles.ts'
import { openGroup, type Opened } from '../reading/openGroup.ts'
import type { FileReport } from './FileReport.ts'
import { addOptions } from '../formats/sortOptions.ts'
import { UnreadableDocument } from '../reading/UnreadableDocument.ts'

/** The importers and the aliases. */
export interface ReadOptions {
  readonly importers: readonly Importer[]
  readonly aliases: Aliases
  /** What a person declares of the figures of logs. */
  readonly mapper?: Mapper | undefined
}

const MAX_NAME_LENGTH = 300
const MARKUP = /[<>]|[\p{Cc}\p{Bidi_Control}]/u

/** Reads the files of one folder and yields a report for each model in each file. */
export async function* readReports(
  group: FileGroup,
  options: ReadOptions,
): AsyncGenerator<FileReport> {
  for await (const opened of openGroup(group)) {
    const reports = await readOpened(opened, group, options)
    const isBesideRun = 'document' in opened && opened.isBesideRun
    yield* isBesideRun ? reports.filter(({ format }) => format !== undefined) : reports
  }
}

async function readOpened(
  opened: Opened,
  { isNamed }: FileGroup,
  options: ReadOptions,
): Promise<FileReport[]> {
  if ('problem' in opened) {
    return [unread(opened.path, opened.problem, { isNamed, options })]
  }
  try {
    const { format, runs } = await readDocument(opened.document, options.importers)
    return runs.map((run) => {
      const { place = opened.place } = run
      const named = identify(map(format, { ...run, place }, options), options.aliases)
      // Nobody would notice one lost row among many.
      const isLost = format === 'table' && named.rejection !== null
      return report(opened.path, format, isLost ? { ...named, isUnread: true } : named)
    })
  } catch (error) {
    if (error instanceof UnreadableDocument)
      return [unread(opened.path, error, { isNamed, options })]
    throw error
  }
}

interface Unread {
  /** Whether the file itself was named, not its folder. */
  readonly isNamed: boolean
  readonly options: ReadOptions
}

/**
 * Reports a foreign file as an error only if it was named itself, not found in a folder. Beside a mapping, one that may
 * be a table is lost.
 */
function unread(
  file: string,
  { message, isForeign, mayBeTable }: UnreadableDocument,
  { isNamed, options }: Unread,
): FileReport {
  const isLost = mayBeTable && options.importers.some(({ format }) => format === 'table')
  return {
    file,
    format: undefined,
    run: undefined,
    reason: message,
    isBroken: isNamed || !isForeign,
    ...(isLost && { isUnread: true }),
    figures: [],
  }
}

/** Rejects a run with an unsafe or too long model name, and resolves a model problem if an alias exists. */
function identify(run: Run, aliases: Aliases): Run {
  const names = [run.model, run.namedBy, run.modelName, run.provider]
  const wrong = names.find((name) => isUnsafe(name ?? ''))
  if (wrong !== undefined) {
    const reason = 'the name of its model has markup, or control or invisible characters'
    return { ...run, rejection: `${reason}: ${JSON.stringify(showText(wrong ?? ''))}` }
  }
  const long = names.find((name) => (name?.length ?? 0) > MAX_NAME_LENGTH)
  if (long !== undefined) {
    const reason = `the name of its model has more than ${MAX_NAME_LENGTH} characters`
    return { ...run, rejection: `${reason}: ${JSON.stringify(showText(long ?? ''))}` }
  }
  const { settings } = run
  const name = run.namedBy ?? run.model
  if (name === null) return run
  const written = run.written !== undefined && !isUnsafe(run.written) ? [run.written] : []
  const known = [
    ...written,
    ...(settings === undefined ? [] : [addOptions(name, [settings])]),
    name,
  ]
  const model = known.find((each) => aliases.has(each))
  if (model !== undefined) return { ...run, model, modelProblem: undefined }
  return run.model !== null && isNoName(run.model)
    ? { ...run, namedBy: undefined, modelProblem: `${JSON.stringify(run.model)} names no model` }
    : run
}

function isUnsafe(name: string): boolean {
  return MARKUP.test(name) || stripInvisible(name) !== name
}

function map(format: Format, run: Run, { mapper }: ReadOptions): Run {
  return mapper === undefined ? run : mapper.map(format, run)
}

function report(file: string, format: Format, run: Run): FileReport {
  const figures = run.figures.map((figure) => judgeFigure(format, run, figure))
  return { file, format, run, reason: run.rejection, isBroken: false, figures }
}
