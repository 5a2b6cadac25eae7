import path from 'node:path'
import { IMPORTERS } from '../import/formats/importers.ts'
import type { Importer } from '../import/formats/importer.ts'
import type { Aliases } from '../import/models/readAliases.ts'
import { readJsonFile } from '../file/readJsonFile.ts'
import { tableImporter } from '../import/formats/table/tableImporter.ts'
import { PERCENT, PERCENT_RANGE } from '../file/meaningRules.ts'
import { tableMapping } from '../import/formats/table/TableMapping.ts'
import { checkedText } from '../import/suite/writeSuite.ts'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { listDataFiles } from '../file/listDataFiles.ts'
import { prefixProblems } from '../file/prefixProblems.ts'
import { readDataFile } from '../file/readDataFile.ts'
import { withSuite } from '../file/withSuite.ts'
import { compareFiles } from './compareFiles.ts'
import { listUrls, type Feed } from '../file/feedSchema.ts'
import { fetchFeed, type FeedFetch } from './fetchFeed.ts'
import { findFormChanges } from './findFormChanges.ts'
import type { Refreshed } from './formatSummary.ts'
import { importFeed, type FetchedFile } from './importFeed.ts'
import { fillCounts } from './fillCounts.ts'
import { mergeFiles } from './mergeFiles.ts'
import { unpackFeed } from './unpackFeed.ts'

/** What a refresh depends on. */
export interface RefreshOptions {
  /** The folder of the suites. */
  readonly folder: string
  readonly aliases: Aliases
  readonly fetch: FeedFetch
  /** The day of the refresh as YYYY-MM-DD. */
  readonly day: string
}

/** A suite that was compared with its feed. */
export interface RefreshedFile extends Refreshed {
  readonly name: string
  /** The new text of the file. */
  readonly text: string
}

/**
 * Fetches the feeds of all suites in a folder and compares them with the files. It writes nothing.
 *
 * @throws InvalidFileError listing the problems of every feed
 */
export async function refreshSuites(options: RefreshOptions): Promise<RefreshedFile[]> {
  const refreshed: RefreshedFile[] = []
  const problems: string[] = []
  for (const name of await listDataFiles(options.folder)) {
    try {
      const result = await refreshFile(name, options)
      if (result !== undefined) refreshed.push(result)
    } catch (error) {
      if (!(error instanceof InvalidFileError)) throw error
      for (const problem of error.problems) problems.push(problem)
    }
  }
  if (problems.length > 0) throw new InvalidFileError(problems)
  return refreshed
}

/** Returns undefined if a file has no feed. */
async function refreshFile(
  name: string,
  { aliases, fetch, day }: RefreshOptions,
): Promise<RefreshedFile | undefined> {
  const data = await readDataFile(name)
  const { feed } = data
  if (feed === undefined) return undefined
  const present = withSuite(name, data)
  return prefixProblems(`${name}, feed`, async () => {
    const importers = await chooseImporters(feed, path.dirname(name))
    const files = await fetchAll(feed, fetch)
    const read = await importFeed(present, files, { importers, aliases, day })
    const next = fillCounts(present, read)
    const problems = findFormChanges(present, next)
    if (problems.length > 0) throw new InvalidFileError(problems)
    const comparison = compareFiles(present, next)
    const file = mergeFiles(present, next, comparison)
    return { name, file, comparison, text: checkedText(file) }
  })
}

/** Fetches one file after the other, to spare the host. */
async function fetchAll(feed: Feed, fetch: FeedFetch): Promise<FetchedFile[]> {
  const { entry } = feed
  const files: FetchedFile[] = []
  for (const url of listUrls(feed)) {
    const fetched = await fetchFeed(url, fetch)
    const content = entry === undefined ? fetched : await unpackFeed(fetched, entry)
    files.push({ url, content })
  }
  return files
}

/** A feed with a mapping is a table and nothing else. */
async function chooseImporters({ mapping }: Feed, folder: string): Promise<readonly Importer[]> {
  if (mapping === undefined) return IMPORTERS
  const { date, ...table } = await readJsonFile(path.join(folder, mapping), tableMapping)
  // The present figures show the scale, so that all values of a column in percent may be below 1.
  const columns = table.columns.map((column) =>
    column.unit === PERCENT ? { range: PERCENT_RANGE, ...column } : column,
  )
  // The date in a mapping belongs to an earlier table.
  return [tableImporter({ ...table, columns })]
}
