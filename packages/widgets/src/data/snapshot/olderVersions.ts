import { fromSnapshotRow, fromSuiteRow, mapList } from '../rows/index.ts'

/** Versions whose suites and models are rows with the columns of the database. Version 1 has no suites. */
const VERSIONS_OF_ROWS: readonly unknown[] = [1, 2]

/**
 * Gives a snapshot of version 1 or 2 the shape of the present version. It returns everything else as it is, and
 * checks nothing. A release of the same figures gets the same JSON as one that is written today.
 */
export function fromOlderVersion(content: unknown, version: number): unknown {
  const file = Object(content) as Readonly<Record<string, unknown>>
  if (!VERSIONS_OF_ROWS.includes(file['version'])) return content
  const { published_on: publishedOn, suites = [], planned_models: plannedModels, models } = file
  return {
    ...file,
    version,
    publishedOn,
    suites: mapList(suites, withoutModelCount),
    plannedModels,
    models: mapList(models, fromSnapshotRow),
  }
}

/** A reader counts the models of a suite itself. */
function withoutModelCount(suite: unknown): unknown {
  const { models: _, ...rest } = Object(fromSuiteRow(suite)) as { readonly models?: unknown }
  return rest
}
