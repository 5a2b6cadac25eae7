import {
  CURRENT_NAME,
  FORMAT,
  LATEST_NAME,
  pinnedName,
  parseSnapshotFile,
  POINTER_VERSION,
  type LatestFile,
} from './snapshotFile.ts'
import type { Snapshot } from './createSnapshot.ts'

/** A file to publish. */
export interface ReleaseFile {
  readonly name: string
  readonly text: string
}

/**
 * Returns the files of a release, to publish in one folder: the snapshot under a name with the SHA-256 of
 * its bytes, which never changes; the same as the latest; and a pointer that tells readers of an earlier
 * release that a newer one exists.
 *
 * @param snapshot the text of a file publishes an earlier release again, whose bytes stay
 * @throws SourceError when the text is not a snapshot of a readable version
 */
export async function releaseFiles(snapshot: Snapshot | string): Promise<readonly ReleaseFile[]> {
  const isText = typeof snapshot === 'string'
  const text = isText ? snapshot : `${JSON.stringify(snapshot)}\n`
  const { publishedOn } = isText ? parseSnapshotFile(JSON.parse(text)) : snapshot
  const name = pinnedName(await hashSha256(text))
  const latest: LatestFile = {
    format: FORMAT,
    version: POINTER_VERSION,
    published_on: publishedOn,
    snapshot: name,
  }
  return [
    { name, text },
    { name: CURRENT_NAME, text },
    { name: LATEST_NAME, text: `${JSON.stringify(latest)}\n` },
  ]
}

async function hashSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
