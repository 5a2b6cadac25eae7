import { describe, expect, it } from 'vitest'
import { matchHeaders, type HeaderRule } from './headerRules.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { siteHeaders } from './siteHeaders.ts'
import { HAS_NGINX, withNginx } from './testing/withNginx.ts'

const LOOK = { name: 'Some Lab', accent: { light: '#0d5c63', dark: '#74cbc6' }, base: '/' }

describe('nginx configuration', () => {
  it('sets each header by the last rule that matches the requested URL', () => {
    expect(
      nginxHeaders([
        ['/*', { Policy: "'all'" }],
        ['/:page', { Policy: "'page'", 'Cache-Control': 'no-store' }],
      ]),
    ).toContain(
      `set $lab_policy "";
if ($request_uri ~ "^/.*(?:\\?|$)") { set $lab_policy "'all'"; }
if ($request_uri ~ "^/[^/?]+(?:\\?|$)") { set $lab_policy "'page'"; }
add_header Policy $lab_policy always;

set $lab_cache_control "";
if ($request_uri ~ "^/[^/?]+(?:\\?|$)") { set $lab_cache_control "no-store"; }
add_header Cache-Control $lab_cache_control;
`,
    )
  })

  it.skipIf(!HAS_NGINX)('makes nginx send the headers, whichever file it serves', async () => {
    const rules = await siteHeaders({ backendUrl: 'https://name.supabase.co', look: LOOK })
    const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)))
    const files = {
      'headers.conf': nginxHeaders(rules),
      'site/index.html': 'index',
      'site/embed/leaderboard.html': 'leaderboard',
      'site/embed/v1/loader.js': 'loader',
    }
    const block = (folder: string) => `
      root ${folder}/site;
      include ${folder}/headers.conf;
      location / { try_files $uri $uri.html /index.html; }`
    await withNginx({ files, block }, async (address) => {
      for (const path of [
        '/',
        '/compare',
        '/nowhere',
        '/no/where',
        '/model/gpt-4',
        '/embed/leaderboard',
        '/embed/model/nobody',
        '/embed/v1/loader.js',
        '/snapshots/snapshot.json',
        '/snapshots/snapshot-00.json',
        '/assets/site-00.js',
      ]) {
        for (const query of ['', '?models=a/b']) {
          const { status, headers } = await fetch(address + path + query)
          expect(status).toBe(200)
          for (const name of names) {
            expect(headers.get(name), path + query).toBe(lastOf(rules, path, name))
          }
        }
      }
    })
  })
})

function lastOf(rules: readonly HeaderRule[], path: string, name: string): string | null {
  return rules.flatMap((rule) => matchHeaders([rule], path)[name] ?? []).at(-1) ?? null
}
