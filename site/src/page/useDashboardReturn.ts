import { useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { getQueryPath, toDashboardAddress } from '../address/pathQuery.ts'
import { PATHS } from '../address/paths.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/** The last visit to the dashboard among the history entries before this page. */
export interface DashboardReturn {
  /** The address with the suite, the search and the order of that visit. */
  readonly address: string
  /** How far to move in the history to get there; negative. */
  readonly delta: number
}

/** What a link stores in the history entry that it makes. A page that loads again remembers nothing else. */
export interface EntryState {
  readonly dashboard?: DashboardReturn
}

/** The key that the router gives the entries that it did not make. */
const NATIVE_KEY = 'default'

/** The entries of the history since the page loaded. */
interface Trail {
  readonly visits: readonly Location[]
  readonly index: number
}

/** Returns the visit to the dashboard that this page can go back to; undefined when it was opened directly. */
export function useDashboardReturn(): DashboardReturn | undefined {
  const location = useLocation()
  const action = useNavigationType()
  const [trail, setTrail] = useState<Trail>({ visits: [location], index: 0 })
  const next = followTrail(trail, location, action)
  if (next !== trail) setTrail(next)
  const isHydrated = useIsHydrated()
  const { dashboard } = (location.state ?? {}) as EntryState
  const isKept = isHydrated && !isDashboard(location)
  return findDashboard(next) ?? (isKept ? dashboard : undefined)
}

/**
 * Returns the state of an entry that a link makes.
 *
 * @param back where the visitor has come from to the page of the link
 */
export function toEntryState(page: Location, back: DashboardReturn | undefined): EntryState {
  if (isDashboard(page)) return { dashboard: toReturn(page, -1) }
  return back === undefined ? {} : { dashboard: { ...back, delta: back.delta - 1 } }
}

function followTrail(trail: Trail, location: Location, action: string): Trail {
  const { visits, index } = trail
  if (isSame(visits[index], location)) return trail
  const before = visits.slice(0, action === 'REPLACE' ? index : index + 1)
  const after = { visits: [...before, location], index: before.length }
  if (action !== 'POP') return after
  const seen = visits.findIndex((visit) => isSame(visit, location))
  if (seen !== -1) {
    // A click on a link to a known section looks like a return to it; both lead to the same index only one step ahead.
    const isClear = seen === index + 1 || !canLinkTo(visits[index], location)
    return isClear ? { visits, index: seen } : { visits: [location], index: 0 }
  }
  // A link to a section, such as that past the navigation, makes an entry that the router takes for a return.
  if (isSamePage(visits[index], location)) return after
  const known = visits.findIndex(({ key }) => key === location.key)
  if (known === -1) return { visits: [location], index: 0 }
  // Entries that the page's own scripts make share a key, so the address counts too.
  return { visits: visits.map((visit, at) => (at === known ? location : visit)), index: known }
}

function isSame(visit: Location | undefined, location: Location): boolean {
  return visit?.key === location.key && visit.hash === location.hash && isSamePage(visit, location)
}

/** Whether a native link of the page may have made the entry. */
function canLinkTo(page: Location | undefined, location: Location): boolean {
  const { key, hash } = location
  return key === NATIVE_KEY && hash !== '' && isSamePage(page, location)
}

function isSamePage(visit: Location | undefined, { pathname, search }: Location): boolean {
  return visit?.pathname === pathname && visit.search === search
}

function findDashboard({ visits, index }: Trail): DashboardReturn | undefined {
  const last = visits.slice(0, index).findLastIndex(isDashboard)
  const visit = visits[last]
  return visit && toReturn(visit, last - index)
}

function isDashboard({ pathname }: Location): boolean {
  return getQueryPath(pathname) === PATHS.dashboard
}

function toReturn({ pathname, search }: Location, delta: number): DashboardReturn {
  return { address: toDashboardAddress(pathname, search), delta }
}
