import { describe, expect, it } from 'vitest'
import { matchHeaders } from './headerRules.ts'
import { siteHeaders } from './siteHeaders.ts'

const LOOK = { name: 'Some Lab', accent: { light: '#0d5c63', dark: '#74cbc6' }, base: '/' }

const POLICY = 'Content-Security-Policy'
const PAGES = [
  '/',
  '/compare',
  '/compare/a/b',
  '/suite/a/bias',
  '/model/gpt-4',
  '/newsletter',
  '/nowhere',
  '/index.html',
]
const EMBEDS = ['/embed/leaderboard', '/embed/model/gpt-4', '/embed/v1/loader.js']
const FILES = ['/assets/site-00.js', '/snapshots/snapshot.json', '/icon.svg', '/no/where']

const rules = await siteHeaders({ backendUrl: 'https://name.supabase.co', look: LOOK })

/** The values of a header at a path, one for each matching rule that sets it. */
function valuesAt(path: string, name: string): readonly string[] {
  return rules.flatMap((rule) => matchHeaders([rule], path)[name] ?? [])
}

describe('content policy', () => {
  it.each([...PAGES, ...EMBEDS, ...FILES])('of %s has no unsafe directive', (path) => {
    const policies = valuesAt(path, POLICY)
    expect(policies.length).toBeGreaterThan(0)
    for (const policy of policies) {
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
    }
  })

  it('allows requests to the backend of the build only', async () => {
    expect(valuesAt('/', POLICY)[0]).toContain("connect-src 'self' https://name.supabase.co;")
    for (const [backendUrl, asked] of [
      [undefined, "connect-src 'self'"],
      ['http://127.0.0.1:54321/', "connect-src 'self' http://127.0.0.1:54321"],
    ] as const) {
      const [, headers] = (await siteHeaders({ backendUrl, look: LOOK }))[0] ?? []
      expect(headers?.[POLICY]?.split('; ')).toContain(asked)
    }
  })

  it.each(PAGES)(
    'forbids framing %s, whether a host joins two policies or uses the last one',
    (path) => {
      const policies = valuesAt(path, POLICY)
      const [all = '', own = ''] = policies
      expect(own).toBe(`${all}; frame-ancestors 'none'`)
      expect(policies).toHaveLength(2)
      expect(valuesAt(path, 'X-Frame-Options')).toEqual(['DENY'])
    },
  )

  it.each(EMBEDS)('allows framing %s everywhere, also in a sandbox', (path) => {
    expect(valuesAt(path, POLICY).join()).not.toContain('frame-ancestors')
    expect(valuesAt(path, 'X-Frame-Options')).toEqual([])
  })
})

describe('other headers', () => {
  it.each([...PAGES, ...EMBEDS, ...FILES])('are set only once for %s', (path) => {
    const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)))
    for (const name of names) {
      if (name !== POLICY) expect(valuesAt(path, name).length, name).toBeLessThanOrEqual(1)
    }
    expect(valuesAt(path, 'X-Content-Type-Options')).toEqual(['nosniff'])
    expect(valuesAt(path, 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin'])
    expect(valuesAt(path, 'Cross-Origin-Opener-Policy')).toEqual(['same-origin'])
    expect(valuesAt(path, 'Strict-Transport-Security')).toEqual(['max-age=31536000'])
    expect(valuesAt(path, 'Permissions-Policy')[0]).toContain('camera=(), ')
  })

  it.each([
    ...[...PAGES, '/assets/site-00.js'].map((path) => [path, 'same-origin'] as const),
    ...[...EMBEDS, '/snapshots/latest.json'].map((path) => [path, 'cross-origin'] as const),
  ])('set the Cross-Origin-Resource-Policy of %s to %s', (path, origin) => {
    expect(valuesAt(path, 'Cross-Origin-Resource-Policy')).toEqual([origin])
  })

  it('keep pages for a minute, and files with a digest for ever', () => {
    for (const path of PAGES)
      expect(valuesAt(path, 'Cache-Control')).toEqual(['public, max-age=60'])
    for (const path of ['/assets/site-00.js', '/snapshots/snapshot-00.json']) {
      expect(valuesAt(path, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable'])
    }
  })

  it('do not deny the clipboard and sharing, which pages use', () => {
    expect(valuesAt('/', 'Permissions-Policy')[0]).not.toMatch(/clipboard|web-share/)
  })
})
