import { reuseOf, type Lifetime } from './lifetime.ts'

/** What a cache got of an answer. */
export interface Answer {
  /** 0 is what was published before the day, 1 what is published on it. */
  readonly version: number
  /** Seconds since the answer left the host. */
  readonly age: number
}

/** What reached the host of the files. */
export interface HostRequest {
  readonly at: number
  /** Whether the cache had this very version already, so that the answer was empty. */
  readonly isUnchanged: boolean
  /** Whether a reader waited for it. */
  readonly isWaitedFor: boolean
}

/**
 * One file in the caches of all points, which start the day empty and throw nothing away. Requests
 * that meet while the host is being asked are taken for one, as caches that collapse them do.
 */
export function pointCaches(
  points: number,
  lifetime: Lifetime,
  onHostRequest: (request: HostRequest) => void,
): (point: number, at: number, hostVersion: number) => Answer {
  const fetchedAt = new Float64Array(points).fill(Number.NaN)
  const versions = new Uint8Array(points)
  return (point, at, hostVersion) => {
    const age = at - (fetchedAt[point] ?? Number.NaN)
    const kept = versions[point] ?? 0
    const reuse = Number.isNaN(age) ? undefined : reuseOf(lifetime, age)
    if (reuse === 'fresh') return { version: kept, age }
    const isUnchanged = reuse !== undefined && kept === hostVersion
    onHostRequest({ at, isUnchanged, isWaitedFor: reuse !== 'stale' })
    fetchedAt[point] = at
    versions[point] = hostVersion
    return reuse === 'stale' ? { version: kept, age } : { version: hostVersion, age: 0 }
  }
}
