import { CURRENT_NAME, LATEST_NAME, pinnedName } from './pinnedName.ts'
import { FORMAT, VERSION, type LatestFile } from './snapshotFile.ts'
import type { Snapshot } from './takeSnapshot.ts'

/** One file to publish. */
export interface ReleaseFile {
  readonly name: string
  readonly text: string
}

/**
 * The files by which a snapshot is published, to be laid into one folder: under its own name, which
 * holds the SHA-256 of its bytes and never changes; as the latest; and the pointer to its own name, by
 * which the reader of an earlier one learns that there is a later.
 */
export async function releaseFiles(snapshot: Snapshot): Promise<readonly ReleaseFile[]> {
  const text = `${JSON.stringify(snapshot)}\n`
  const name = pinnedName(await sha256Of(text))
  const latest: LatestFile = {
    format: FORMAT,
    version: VERSION,
    published_on: snapshot.published_on,
    snapshot: name,
  }
  return [
    { name, text },
    { name: CURRENT_NAME, text },
    { name: LATEST_NAME, text: `${JSON.stringify(latest)}\n` },
  ]
}

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
