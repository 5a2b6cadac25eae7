import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EvaluationsFile } from '../file/evaluationsFile.ts'
import { buildFile } from '../import/suite/buildFile.ts'
import { countUnread } from '../import/choose/countUnread.ts'
import { findProblems } from '../import/choose/findProblems.ts'
import type { Importer } from '../import/formats/importer.ts'
import { createMapper } from '../import/mapping/createMapper.ts'
import { declareFigure } from '../import/mapping/readOwnMetrics.ts'
import type { Alias, Aliases } from '../import/models/readAliases.ts'
import { readResults } from '../import/choose/readResults.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import type { SuiteFile } from '../file/withSuite.ts'

/** How to import what a feed published. */
export interface FeedOptions {
  readonly importers: readonly Importer[]
  readonly aliases: Aliases
  /** The day of the refresh. */
  readonly day: string
}

/** A file that a feed published. */
export interface FetchedFile {
  readonly url: string
  readonly content: Uint8Array
}

/**
 * Imports what the feed of a suite published. A run without a date has the day of the refresh, which is an
 * upper bound.
 *
 * @throws InvalidFileError if the import rejects it
 */
export async function importFeed(
  present: SuiteFile,
  files: readonly FetchedFile[],
  options: FeedOptions,
): Promise<EvaluationsFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'refresh-'))
  try {
    const written = await writeFiles(folder, files)
    const aliases = addNames(present, options.aliases)
    const { importers, day } = options
    const own = present.metrics?.map((row, index) => declareFigure(row, `metrics[${index}]`)) ?? []
    const choice = await readResults({
      names: [...written.keys()],
      importers,
      aliases,
      mapper: createMapper(own),
      onProgress: () => undefined,
    })
    const problems = findProblems(choice)
    if (problems.length > 0) {
      throw new InvalidFileError(problems.map((problem) => nameUrls(problem, written)))
    }
    const next = buildFile({ ...present.suite, published_on: day }, choice.taken, aliases)
    const { rows, runs } = countUnread(choice)
    if (rows > 0)
      throw new InvalidFileError([`rows of its table that cannot be read: ${rows}; allowed: 0`])
    if (runs > 0) throw new InvalidFileError([`runs dated in the future: ${runs}; allowed: 0`])
    return next
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes the files of a feed, and returns the address of each by its path. */
async function writeFiles(folder: string, files: readonly FetchedFile[]) {
  const written = new Map<string, string>()
  for (const [index, { url, content }] of files.entries()) {
    const file = path.join(folder, `feed-${index + 1}`)
    await writeFile(file, content)
    written.set(file, url)
  }
  return written
}

/** Names the addresses instead of the files; the only address is that of the feed, which the reader knows. */
function nameUrls(problem: string, written: ReadonlyMap<string, string>): string {
  return [...written].reduce(
    (text, [file, url]) =>
      written.size === 1 ? text.replace(`${file}: `, '') : text.replaceAll(file, url),
    problem,
  )
}

/** Adds the names of the present models by the exact ids that their figures are from. */
function addNames({ models }: SuiteFile, aliases: Aliases): Aliases {
  const present = models.flatMap(({ subcategories, ...model }) => {
    const { id, name, provider, weights, model_url } = model
    const rows = new Set(subcategories.map(({ published }) => published.row))
    return [...rows].map((row): [string, Alias] => [
      row,
      { id, name, provider, weights, model_url },
    ])
  })
  return new Map([...aliases, ...present])
}
