import { headersOf, type HeaderRule, type Headers } from './headerRules.ts'

/**
 * One year for what never changes, and a few minutes for what goes with each release, in seconds: after
 * an hour hardly anybody sees old figures, and hardly anybody waits (docs/scaling.md).
 */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, max-age=300, stale-while-revalidate=3600'

/** Anyone may read it, from a sandbox too, and nobody as somebody. */
const SHARED: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** What goes with whatever other sites load. */
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

/** What goes with the file of an embed at a path. */
export function headersFor(path: string): Headers {
  return headersOf(EMBED_RULES, path)
}
