import type { ContestedFigure } from '@transparency-lab/widgets/domain'
import type { ContestedFigures } from '@transparency-lab/widgets'
import type { CorrectingRelease, PublicReport, ReportsFile } from '../src/contested/reportsFile.ts'
import type { ParsedReleaseFile } from './changeRecord.ts'
import { getResults, readReleaseModels } from './releaseModels.ts'
import type { RecordEntry } from './releaseRecord.ts'

/** The names of a model and a suite in a release. */
interface Names {
  readonly models: ReadonlyMap<string, string>
  readonly suites: ReadonlyMap<string, string>
}

/**
 * Builds what is public about reports that figures are wrong. The releases that corrected them follow from the record.
 *
 * @param releases oldest first; they have the names of figures that are no longer published
 * @param record the reasons of corrections, with the numbers of the reports that led to them
 */
export async function createReportsFile(
  { figures, statements }: Pick<ContestedFigures, 'figures' | 'statements'>,
  releases: readonly Omit<ParsedReleaseFile, 'text'>[],
  record: readonly RecordEntry[],
): Promise<ReportsFile> {
  const names = figures.length === 0 ? [] : await readNames(releases)
  const reports = figures.map((report): PublicReport => {
    const { number, modelId, suiteId } = report
    return {
      ...report,
      model: findName(names, ({ models }) => models.get(modelId)),
      suiteTitle:
        suiteId === undefined ? null : findName(names, ({ suites }) => suites.get(suiteId)),
      correctedIn: findCorrection({ number }, releases, record),
    }
  })
  return {
    format: 'transparency-lab/reports',
    version: 1,
    reports: reports.sort((a, b) => b.number - a.number),
    statements,
  }
}

/** Returns the names of each release, newest first. */
async function readNames(releases: readonly Omit<ParsedReleaseFile, 'text'>[]): Promise<Names[]> {
  const contents = await Promise.all(releases.map(({ snapshot }) => readReleaseModels(snapshot)))
  return contents.toReversed().map(({ models }) => ({
    models: new Map(models.map(({ id, name }) => [id, name])),
    suites: new Map(
      models.flatMap(getResults).flatMap(({ suite }) => (suite ? [[suite.id, suite.title]] : [])),
    ),
  }))
}

function findName(names: readonly Names[], find: (release: Names) => string | undefined) {
  for (const release of names) {
    const found = find(release)
    if (found !== undefined) return found
  }
  return null
}

function findCorrection(
  { number }: Pick<ContestedFigure, 'number'>,
  releases: readonly Omit<ParsedReleaseFile, 'text'>[],
  record: readonly RecordEntry[],
): CorrectingRelease | null {
  const entry = record.find(({ reasons }) => reasons.some(({ report }) => report === number))
  const release = releases.find(({ name }) => name === entry?.snapshot)
  return release === undefined
    ? null
    : { snapshot: release.name, publishedOn: release.snapshot.publishedOn }
}
