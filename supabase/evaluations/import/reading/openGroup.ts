import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { ImportDocument } from '../formats/importer.ts'
import { UnreadableDocument } from './UnreadableDocument.ts'
import type { FileGroup } from './listFiles.ts'
import { readContent, type Content } from './readContent.ts'

/** A document, or the reason why a file is not one. */
export type Opened =
  | { readonly path: string; readonly problem: UnreadableDocument }
  | {
      readonly path: string
      readonly document: ImportDocument
      /** Which part of its file the document is, if the file has several. */
      readonly place?: string
      /** Whether the folder of a HELM run contains the file; such a folder has other files too. */
      readonly isBesideRun: boolean
    }

const RunSpec = z.object({ adapter_spec: z.object({}), scenario_spec: z.object({}) })
const Stats = z.array(z.object({ name: z.object({ name: z.string() }) })).nonempty()
const Summary = z.object({ date: z.string() })
const SUMMARY = 'summary.json'
const SEVERAL_RUNS = 'the folder has parts of several runs of HELM; allowed: a folder for each run'

interface Parts {
  runSpec?: unknown
  stats?: unknown
  instances?: () => AsyncIterable<unknown>
  /** Paths of the parts. */
  readonly paths: string[]
  /** Whether two parts are of one kind, so that nobody knows which parts form a run. */
  areOfSeveralRuns: boolean
}

/**
 * Opens the documents of a folder. The files of a HELM run are one document; every other file is
 * its own document.
 */
export async function* openGroup({ folder, files, isNamed }: FileGroup): AsyncGenerator<Opened> {
  const parts: Parts = { paths: [], areOfSeveralRuns: false }
  const others: ImportDocument[] = []
  for (const file of files) {
    const content = await tryReading(file)
    if (content instanceof UnreadableDocument) yield { path: file, problem: content }
    else if (content.kind === 'lines') yield* openLines(file, content.read())
    else if (isPart(content, parts)) parts.paths.push(file)
    else if (content.kind === 'value') others.push({ path: file, content: content.value })
    // Yields documents early to limit memory: only possible parts of a run are buffered.
    if (parts.paths.length === 0) yield* others.splice(0).map((document) => alone(document, false))
  }
  const isRun = parts.runSpec !== undefined && parts.stats !== undefined
  yield* others.map((document) => alone(document, isRun))
  if (isRun && !parts.areOfSeveralRuns) yield await joinRun(folder, parts)
  else yield* parts.paths.map((path) => ({ path, problem: partProblem(parts, isNamed) }))
}

/** Opens the values of a file one by one, up to the first that cannot be read. */
async function* openLines(file: string, values: AsyncIterable<unknown>): AsyncGenerator<Opened> {
  try {
    let count = 0
    for await (const content of values) {
      count += 1
      yield { ...alone({ path: file, content }, false), place: `record ${count}` }
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    yield { path: file, problem: error }
  }
}

function alone(document: ImportDocument, isBesideRun: boolean) {
  return { path: document.path, document, isBesideRun }
}

function partProblem({ areOfSeveralRuns }: Parts, isNamed: boolean): UnreadableDocument {
  if (areOfSeveralRuns) return new UnreadableDocument(SEVERAL_RUNS)
  const why = isNamed ? 'name the folder of the run' : 'the folder lacks its other parts'
  return new UnreadableDocument(`it is one part of a run of HELM: ${why}`, { isForeign: !isNamed })
}

async function tryReading(file: string): Promise<Content | UnreadableDocument> {
  try {
    return await readContent(file)
  } catch (error) {
    if (error instanceof UnreadableDocument) return error
    return new UnreadableDocument(`it cannot be read: ${(error as Error).message}`)
  }
}

/** Stores the content if it is a part of a run, and returns whether it is. */
function isPart(content: Exclude<Content, { kind: 'lines' }>, parts: Parts): boolean {
  const part = toPart(content)
  parts.areOfSeveralRuns ||= Object.keys(part).some((kind) => kind in parts)
  Object.assign(parts, part)
  return Object.keys(part).length > 0
}

/** Returns the content as the only member of its kind; empty if it is no part of a run. */
function toPart(
  content: Exclude<Content, { kind: 'lines' }>,
): Pick<Parts, 'instances' | 'runSpec' | 'stats'> {
  if (content.kind === 'instances') return { instances: content.read }
  if (RunSpec.safeParse(content.value).success) return { runSpec: content.value }
  return Stats.safeParse(content.value).success ? { stats: content.value } : {}
}

async function joinRun(folder: string, { runSpec, stats, instances }: Parts): Promise<Opened> {
  // A run that a link leads to may have its summary beside itself.
  const date = (await readDate(folder)) ?? (await readDate(await realpath(folder)))
  const content = { run_spec: runSpec, stats, ...(date !== undefined && { date }) }
  return alone({ path: folder, content, ...(instances && { instances }) }, false)
}

/** Reads the date of a run of HELM from the summary beside its folder. */
async function readDate(folder: string): Promise<string | undefined> {
  const summary = await tryReading(path.join(folder, '..', SUMMARY))
  const isValue = !(summary instanceof UnreadableDocument) && summary.kind === 'value'
  return Summary.safeParse(isValue ? summary.value : undefined).data?.date
}
