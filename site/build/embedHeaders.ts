import { PATHS } from '../src/paths.ts'

type Headers = Readonly<Record<string, string>>

/** One year for what never changes, and a few minutes for what goes with each release, in seconds. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, max-age=300, stale-while-revalidate=604800'

/** Anyone may read it, from a sandbox too, and nobody as somebody. */
const SHARED: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
// The embeds name no ancestors at all: even "frame-ancestors *" shuts out a page in a sandbox.
const UNFRAMED: Headers = { 'Content-Security-Policy': "frame-ancestors 'self'" }

/**
 * What goes with an answer, by its path; `*` stands for anything. An address gets the headers of every
 * rule that fits, and hosts join what comes twice: no two rules that fit one address share a name.
 */
const RULES: readonly (readonly [string, Headers])[] = [
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
  ...Object.values(PATHS)
    .filter((path) => !path.startsWith('/embed/'))
    .map((path) => [path.replace(':id', '*'), UNFRAMED] as const),
]

/** What goes with the answer at a path. */
export function headersFor(path: string): Headers {
  const fitting = RULES.filter(([pattern]) => {
    const [start = '', end] = pattern.split('*')
    return end === undefined ? path === start : path.startsWith(start)
  })
  return Object.assign({}, ...fitting.map(([, headers]) => headers)) as Headers
}

/** The same for static hosts that read a file of this form, as Netlify and Cloudflare Pages do. */
export function headersFile(): string {
  const blocks = RULES.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}
