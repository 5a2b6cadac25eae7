import type { CalendarDate } from '../../domain/index.ts'
import type { ReadOptions } from '../evaluationSource.ts'
import { fetchJson } from './fetchJson.ts'
import { LATEST_NAME } from './pinnedName.ts'
import { readLatestFile } from './snapshotFile.ts'

/**
 * The day of the latest release beside a pinned file, when it is another one. That it cannot be known is
 * no reason to withhold the date of this one.
 */
export async function newerThan(
  address: string,
  options?: ReadOptions,
  ask?: typeof fetch,
): Promise<CalendarDate | undefined> {
  try {
    const content = await fetchJson(address.replace(/[^/]*$/, LATEST_NAME), options, ask)
    const { snapshot, published_on: publishedOn } = readLatestFile(content)
    return address.endsWith(snapshot) ? undefined : publishedOn
  } catch {
    options?.signal?.throwIfAborted()
    return undefined
  }
}
