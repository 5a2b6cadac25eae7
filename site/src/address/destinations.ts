import { hasNewsletter, hasRequest, hasSponsor } from '#lab'
import { PATHS } from './paths.ts'

/** One entry of the main navigation. */
export interface Destination {
  readonly path: string
  readonly label: string
}

/** The main navigation, in order. */
export const DESTINATIONS: readonly Destination[] = [
  { path: PATHS.dashboard, label: 'Dashboard' },
  { path: PATHS.compare, label: 'Compare' },
  { path: PATHS.reports, label: 'Reports' },
  ...(hasRequest ? [{ path: PATHS.request, label: 'Request Evaluation' }] : []),
  ...(hasNewsletter ? [{ path: PATHS.newsletter, label: 'Newsletter' }] : []),
  ...(hasSponsor ? [{ path: PATHS.sponsor, label: 'Sponsor' }] : []),
]

/** The dashboard is active on its own paths only; other destinations match by prefix. */
export function isActive(pathname: string, path: string): boolean {
  if (path !== PATHS.dashboard) return pathname.startsWith(path)
  return pathname === path || pathname.startsWith('/suite/')
}
