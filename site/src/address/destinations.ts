import { hasNewsletter, hasRequest, hasSponsor } from '#lab'
import { shellTexts } from '#texts/shell.tsx'
import { PATHS } from './paths.ts'

/** One entry of the main navigation. */
export interface Destination {
  readonly path: string
  readonly label: string
}

const { destinations } = shellTexts

/** The main navigation, in order. */
export const DESTINATIONS: readonly Destination[] = [
  { path: PATHS.dashboard, label: destinations.dashboard },
  { path: PATHS.compare, label: destinations.compare },
  { path: PATHS.reports, label: destinations.reports },
  ...(hasRequest ? [{ path: PATHS.request, label: destinations.request }] : []),
  ...(hasNewsletter ? [{ path: PATHS.newsletter, label: destinations.newsletter }] : []),
  ...(hasSponsor ? [{ path: PATHS.sponsor, label: destinations.sponsor }] : []),
]

/** The dashboard is active on its own paths only; other destinations match by prefix. */
export function isActive(pathname: string, path: string): boolean {
  if (path !== PATHS.dashboard) return pathname.startsWith(path)
  return pathname === path || pathname.startsWith('/suite/')
}
