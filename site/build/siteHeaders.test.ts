import { describe, expect, it } from 'vitest'
import { headersOf } from './headerRules.ts'
import { siteHeaders } from './siteHeaders.ts'

const POLICY = 'Content-Security-Policy'
const PAGES = ['/', '/compare', '/model/gpt-4', '/newsletter', '/nowhere', '/index.html']
const EMBEDS = ['/embed/leaderboard', '/embed/model/gpt-4', '/embed/v1/loader.js']
const FILES = ['/assets/site-00.js', '/snapshots/snapshot.json', '/icon.svg', '/no/where']

const rules = await siteHeaders({ backendUrl: 'https://name.supabase.co' })

/** The values that a name comes with, one for each rule that fits. */
function valuesAt(path: string, name: string): readonly string[] {
  return rules.flatMap((rule) => headersOf([rule], path)[name] ?? [])
}

describe('the policy', () => {
  it.each([...PAGES, ...EMBEDS, ...FILES])('of %s has nothing unsafe in it', (path) => {
    const policies = valuesAt(path, POLICY)
    expect(policies.length).toBeGreaterThan(0)
    for (const policy of policies) {
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/)
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
    }
  })

  it('lets pages ask the database of the build, and nobody else', async () => {
    expect(valuesAt('/', POLICY)[0]).toContain("connect-src 'self' https://name.supabase.co;")
    for (const [backendUrl, asked] of [
      [undefined, "connect-src 'self'"],
      ['http://127.0.0.1:54321/', "connect-src 'self' http://127.0.0.1:54321"],
    ] as const) {
      const [, headers] = (await siteHeaders({ backendUrl }))[0] ?? []
      expect(headers?.[POLICY]?.split('; ')).toContain(asked)
    }
  })

  it.each(PAGES)(
    'lets nobody frame %s, whether hosts join two policies or take the last',
    (path) => {
      const policies = valuesAt(path, POLICY)
      const [all = '', own = ''] = policies
      expect(own).toBe(`${all}; frame-ancestors 'none'`)
      expect(policies).toHaveLength(2)
      expect(valuesAt(path, 'X-Frame-Options')).toEqual(['DENY'])
    },
  )

  it.each(EMBEDS)('lets everybody frame %s, from a sandbox too', (path) => {
    expect(valuesAt(path, POLICY).join()).not.toContain('frame-ancestors')
    expect(valuesAt(path, 'X-Frame-Options')).toEqual([])
  })
})

describe('the other headers', () => {
  it.each([...PAGES, ...EMBEDS, ...FILES])('of %s come once', (path) => {
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
  ])('let %s be loaded by pages of %s', (path, origin) => {
    expect(valuesAt(path, 'Cross-Origin-Resource-Policy')).toEqual([origin])
  })

  it('say nothing of the clipboard and of sharing, which pages use', () => {
    expect(valuesAt('/', 'Permissions-Policy')[0]).not.toMatch(/clipboard|web-share/)
  })
})
