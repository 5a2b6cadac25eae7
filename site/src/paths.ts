import { siteUrl } from './env.ts'

/** Every address of the site, by the name of its page. */
export const PATHS = {
  dashboard: '/',
  compare: '/compare',
  reports: '/reports',
  request: '/request',
  newsletter: '/newsletter',
  sponsor: '/sponsor',
  model: '/model/:id',
  /** What stands in frames of other sites; most of it is files of the build. */
  embed: '/embed/*',
  embeddedModel: '/embed/model/:id',
} as const

/** One entry of the top navigation. */
export interface Destination {
  readonly path: string
  readonly label: string
}

/** The top navigation, in its order. */
export const DESTINATIONS: readonly Destination[] = [
  { path: PATHS.dashboard, label: 'Dashboard' },
  { path: PATHS.compare, label: 'Compare' },
  { path: PATHS.reports, label: 'Reports' },
  { path: PATHS.request, label: 'Request Evaluation' },
  { path: PATHS.newsletter, label: 'Newsletter' },
  { path: PATHS.sponsor, label: 'Sponsor' },
]

/** The dashboard is active on its very path only, every other destination below its path as well. */
export function isActive(pathname: string, path: string): boolean {
  return path === PATHS.dashboard ? pathname === path : pathname.startsWith(path)
}

/** Where the site is, for whoever comes from elsewhere: its public address, else the one it is opened at. */
export function siteAddress(): string {
  return siteUrl() ?? location.origin
}
