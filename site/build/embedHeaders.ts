import { headersOf, type HeaderRule, type Headers } from './headerRules.ts'

/**
 * Caches content-addressed files for a year, and files that each release replaces for five minutes.
 * Within an hour, a stale copy is served while it revalidates (docs/scaling.md).
 */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, max-age=300, stale-while-revalidate=3600'

/** Any origin may read the file, also from a sandbox (origin "null"), but never with credentials. */
const SHARED: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The headers of every file that other sites load. */
export const EMBED_RULES: readonly HeaderRule[] = [
  ['/snapshots/*', SHARED],
  ['/snapshots/snapshot-*', { 'Cache-Control': FOR_EVER }],
  ...['snapshot', 'latest'].map(
    (name) => [`/snapshots/${name}.json`, { 'Cache-Control': FOR_NOW }] as const,
  ),
  ['/embed/*', SHARED],
  ['/embed/widgets-*', { 'Cache-Control': FOR_EVER }],
  ...['v1/*', 'oembed/*', 'model/*', 'leaderboard', 'compare'].map(
    (path) => [`/embed/${path}`, { 'Cache-Control': FOR_NOW }] as const,
  ),
]

/** Returns the headers of the embed file at a path. */
export function headersFor(path: string): Headers {
  return headersOf(EMBED_RULES, path)
}
