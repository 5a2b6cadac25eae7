import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchHeaders, type HeaderRule } from './headerRules.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { siteHeaders } from './siteHeaders.ts'

const LOOK = { name: 'Some Lab', accent: { light: '#0d5c63', dark: '#74cbc6' }, base: '/' }

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0

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
    await withNginx(nginxHeaders(rules), async (address) => {
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

/** Runs nginx with these headers over a few files during the callback. */
async function withNginx(headers: string, look: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // If root starts nginx, its workers run as another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  for (const name of ['index.html', 'embed/leaderboard.html', 'embed/v1/loader.js']) {
    await mkdir(join(folder, 'site', name, '..'), { recursive: true })
    await writeFile(join(folder, 'site', name), name)
  }
  await writeFile(join(folder, 'headers.conf'), headers)
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http {
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
       server {
         listen 127.0.0.1:${port};
         root ${folder}/site;
         include ${folder}/headers.conf;
         location / { try_files $uri $uri.html /index.html; }
       }
     }`,
  )
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        {
          timeout: 10_000,
        },
      )
      .toBe(true)
    await look(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const socket = createServer()
  await new Promise<void>((listening) => socket.listen(0, '127.0.0.1', listening))
  const address = socket.address()
  await new Promise((closed) => socket.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
