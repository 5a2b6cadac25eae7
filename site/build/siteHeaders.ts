import { PATHS } from '../src/address/paths.ts'
import { EMBED_FOLDER } from '../src/embed/embedPage.ts'
import { contentPolicy, type ContentSources } from './contentPolicy.ts'
import { EMBED_RULES, IMMUTABLE } from './embedHeaders.ts'
import type { HeaderRule } from './headerRules.ts'

/** One year in seconds, without `includeSubDomains`: other subdomains are not under our control. */
const SECURE = 'max-age=31536000'

/** Features that no page uses, denied so that an injected script cannot use them either. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Short, because a page names the scripts of its build. */
const PAGE_LIFETIME = 'public, max-age=60'

/** Builds the header rules of the site. */
export async function siteHeaders(sources: ContentSources): Promise<readonly HeaderRule[]> {
  const rules = await listRules(sources)
  return rules.map(([pattern, headers]) => [sources.look.base + pattern.slice(1), headers])
}

/** The rules by the path from the root of the site. */
async function listRules(sources: ContentSources): Promise<readonly HeaderRule[]> {
  const policy = await contentPolicy(sources)
  const pageHeaders = {
    // Repeats the whole policy, so that it holds whether a host joins two policies or replaces one.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': PAGE_LIFETIME,
  }
  return [
    [
      '/*',
      {
        // No frame-ancestors for embeds: even "frame-ancestors *" blocks sandboxed pages.
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': SECURE,
      },
    ],
    ...pagePatterns().map((pattern) => [pattern, pageHeaders] as const),
    ['/assets/*', { 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': IMMUTABLE }],
    ...EMBED_RULES,
  ]
}

/**
 * Lists patterns for every page except the embeds, which other sites may frame, and for unknown URLs with one segment.
 * No pattern covers longer unknown URLs without also matching embeds; `public/frame-guard.js` guards those.
 */
function pagePatterns(): readonly string[] {
  const paths = Object.values(PATHS).filter((path) => !path.startsWith(EMBED_FOLDER))
  return [...new Set(paths.map((path) => path.replace(/^\/[^/:]+$/, '/:page')))]
}
