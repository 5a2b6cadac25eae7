import { PATHS } from '../src/paths.ts'
import { contentPolicy, type ContentSources } from './contentPolicy.ts'
import { EMBED_RULES } from './embedHeaders.ts'
import type { HeaderRule } from './headerRules.ts'

/** One year, in seconds: for this host only, because its neighbours are not ours to promise for. */
const SECURE = 'max-age=31536000'

/** What no page asks for, as no script that got in should. */
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

/** The only part of the site that others may frame. */
const EMBEDS = '/embed/'

/** What goes with every answer of a built site. */
export async function siteHeaders(sources: ContentSources): Promise<readonly HeaderRule[]> {
  const policy = await contentPolicy(sources)
  const ofPages = {
    // In whole: of two policies both are in force, and where one replaces the other nothing is lost.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return [
    [
      '/*',
      {
        // The embeds name no ancestors at all: even "frame-ancestors *" shuts out a page in a sandbox.
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': SECURE,
      },
    ],
    ...pagePatterns().map((pattern) => [pattern, ofPages] as const),
    ['/assets/*', { 'Cross-Origin-Resource-Policy': 'same-origin' }],
    ...EMBED_RULES,
  ]
}

/**
 * Every page but the embeds; an unknown address of one part is a page as well. Of those with more parts no
 * pattern leaves out the embeds: `public/unframed.js` stands in for it.
 */
function pagePatterns(): readonly string[] {
  const paths = Object.values(PATHS).filter((path) => !path.startsWith(EMBEDS))
  return [...new Set(paths.map((path) => path.replace(/^\/[^/:]+$/, '/:page')))]
}
