import { toAddress } from '../address/toAddress.ts'
import { SNAPSHOTS_FOLDER } from '../releases/paths.ts'
import type { PinnedRelease } from './embeddedView.ts'
import { EMBED_FOLDER } from './embedPage.ts'

const FIGURES_POINTER = `${SNAPSHOTS_FOLDER}latest.json`
const SCRIPT_POINTER = `${EMBED_FOLDER}v1/release.json`
const FILE_NAME = /^[\w.-]+$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/**
 * Fetches the permanent URLs of the latest snapshot and the latest script.
 *
 * @throws Error when one of the two pointer files cannot be fetched or is malformed
 */
export async function fetchPinnedRelease(signal: AbortSignal): Promise<PinnedRelease> {
  const [figures, script] = await Promise.all([
    fetchPointer(FIGURES_POINTER, signal),
    fetchPointer(SCRIPT_POINTER, signal),
  ])
  return {
    publishedOn: getText(figures, 'published_on', DAY),
    figures: SNAPSHOTS_FOLDER + getText(figures, 'snapshot', FILE_NAME),
    script: EMBED_FOLDER + getText(script, 'script', FILE_NAME),
    version: getText(script, 'version', VERSION),
    integrity: getText(script, 'integrity', INTEGRITY),
  }
}

async function fetchPointer(path: string, signal: AbortSignal): Promise<Map<string, unknown>> {
  const response = await fetch(toAddress(path), { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`)
  const content: unknown = await response.json()
  return new Map(Object.entries(Object(content) as Record<string, unknown>))
}

function getText(pointer: Map<string, unknown>, name: string, form: RegExp): string {
  const value = pointer.get(name)
  if (typeof value === 'string' && form.test(value)) return value
  throw new Error(`The latest release has no valid “${name}”.`)
}
