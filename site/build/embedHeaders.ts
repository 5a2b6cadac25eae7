import { EMBED_FOLDER } from '../src/embed/embedPage.ts'
import { SNAPSHOTS_FOLDER } from '../src/releases/paths.ts'
import { LANGUAGE_CODES } from './lab/packageRules.ts'
import { matchHeaders, type HeaderRule, type HeaderValues } from './headerRules.ts'

/**
 * Caches content-addressed files for a year, and files that each release replaces for five minutes.
 * Within an hour, a stale copy is served while it revalidates (docs/scaling.md).
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT_LIVED = 'public, max-age=300, stale-while-revalidate=3600'

/** The pages of frames in the language of the site. */
const PAGES = ['model/*', 'suite/*', 'leaderboard', 'compare']

/** Any origin may read the file, also from a sandbox (origin "null"), but never with credentials. */
const CROSS_ORIGIN: HeaderValues = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The headers of every file that other sites load. */
export const EMBED_RULES: readonly HeaderRule[] = [
  [`${SNAPSHOTS_FOLDER}*`, CROSS_ORIGIN],
  [`${SNAPSHOTS_FOLDER}snapshot-*`, { 'Cache-Control': IMMUTABLE }],
  ...[
    'snapshot.json',
    'latest.json',
    'changes.*',
    'agreement.json',
    'coverage.json',
    'report-*',
    'scores*',
    'figures*',
    'datapackage*',
  ].map((name) => [SNAPSHOTS_FOLDER + name, { 'Cache-Control': SHORT_LIVED }] as const),
  ['/reports.json', { ...CROSS_ORIGIN, 'Cache-Control': SHORT_LIVED }],
  // GitHub's proxy would cache an image without a lifetime for a year.
  ['/badges/*', { ...CROSS_ORIGIN, 'Cache-Control': 'no-cache' }],
  ['/pinned-badges/*', { ...CROSS_ORIGIN, 'Cache-Control': IMMUTABLE }],
  ['/pictures/*', { ...CROSS_ORIGIN, 'Cache-Control': IMMUTABLE }],
  // A page with this header shows only frames that send it too; all their files are of their own origin.
  [`${EMBED_FOLDER}*`, { ...CROSS_ORIGIN, 'Cross-Origin-Embedder-Policy': 'require-corp' }],
  ...['widgets-*', 'plain-*'].map(
    (name) => [EMBED_FOLDER + name, { 'Cache-Control': IMMUTABLE }] as const,
  ),
  ...['v1/*', 'oembed/*', ...PAGES, ...LANGUAGE_CODES.map((code) => `${code}/*`)].map(
    (path) => [EMBED_FOLDER + path, { 'Cache-Control': SHORT_LIVED }] as const,
  ),
]

/** Returns the headers of the embed file at a path. */
export function getEmbedHeaders(path: string): HeaderValues {
  return matchHeaders(EMBED_RULES, path)
}
