/** The file that always holds the latest release. */
export const CURRENT_NAME = 'snapshot.json'

/** The small file that says which release is the latest. */
export const LATEST_NAME = 'latest.json'

const PINNED = /(?:^|\/)snapshot-[0-9a-f]{64}\.json$/

/**
 * The name of a release's own file, which never holds anything else.
 *
 * @param sha256 of the file's bytes, 64 hexadecimal digits
 */
export function pinnedName(sha256: string): string {
  return `snapshot-${sha256}.json`
}

/** Whether an address is that of one release, which stays what it is. */
export function isPinnedName(address: string): boolean {
  return PINNED.test(address)
}
