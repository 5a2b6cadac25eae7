/** The folder of the releases and of what is published beside them, from the root of the site. */
export const SNAPSHOTS_FOLDER = '/snapshots/'

/** Path of the latest snapshot, from the root of the site. */
export const LATEST_FIGURES = `${SNAPSHOTS_FOLDER}snapshot.json`

/** The name of the file of a release, with its digest. */
export const SNAPSHOT_NAME = /^snapshot-([0-9a-f]{64})\.json$/

/**
 * Returns the path of the file of a release, from the root of the site.
 *
 * @param digest its SHA-256
 */
export function toSnapshotPath(digest: string): string {
  return `${SNAPSHOTS_FOLDER}snapshot-${digest}.json`
}

/**
 * Returns the names of the tables of a release, and of the Data Package that describes them.
 *
 * @param digest the SHA-256 of the release; undefined for the tables of the latest one, whose names stay
 */
export function getTableNames(digest?: string) {
  const end = digest === undefined ? '' : `-${digest}`
  return {
    scores: `scores${end}.csv`,
    figures: `figures${end}.csv`,
    dataPackage: `datapackage${end}.json`,
  }
}
