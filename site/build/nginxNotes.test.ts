import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxHeaders } from './nginxHeaders.ts'
import { siteHeaders } from './siteHeaders.ts'
import { HAS_NGINX, withNginx } from './testing/withNginx.ts'

const NOTES = readFileSync(resolve(import.meta.dirname, '../../docs/deploying.md'), 'utf8')
const BLOCKS = [...NOTES.matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, block = '']) => block)
/** The folder of the documented configuration. */
const SERVED = '/srv/lab'
const PAGES = ['index', '404', 'compare', 'embed/leaderboard', 'model/a']

const SITES = [
  { base: '/', block: BLOCKS[0] },
  { base: '/board/', block: BLOCKS[1] },
]

/** Returns the content of a documented block, for a server on this machine. */
function forThisMachine(block: string, folder: string): string {
  const [, content = ''] = /server \{([\s\S]*)\}/.exec(block) ?? []
  return content.replace('listen 443 ssl;', '').replaceAll(SERVED, `${folder}${SERVED}`)
}

async function look(path: string) {
  const response = await fetch(path, { redirect: 'manual' })
  const { status, headers } = response
  const text = await response.text()
  return {
    status,
    to: headers.get('location'),
    text,
    policy: headers.get('content-security-policy'),
  }
}

describe.skipIf(!HAS_NGINX).each(SITES)(
  'the nginx notes for a site at $base',
  ({ base, block = '' }) => {
    const look200 = {
      '': 'index',
      compare: 'compare',
      'embed/leaderboard': 'embed/leaderboard',
      'model/a': 'model/a',
    }

    it('serve its pages, each at one address and with its headers', async () => {
      const accent = { light: '#0d5c63', dark: '#74cbc6' }
      const rules = await siteHeaders({
        backendUrl: undefined,
        look: { name: 'Lab', accent, base },
      })
      const files = Object.fromEntries([
        [`${SERVED}${base}_headers.nginx.conf`, nginxHeaders(rules)],
        ...PAGES.map((page) => [`${SERVED}${base}${page}.html`, page] as const),
      ])
      await withNginx(
        { files, block: (folder) => forThisMachine(block, folder) },
        async (address) => {
          for (const [page, text] of Object.entries(look200)) {
            expect(await look(address + base + page)).toMatchObject({ status: 200, text })
          }
          for (const page of ['', 'compare', 'model/a', 'nowhere']) {
            const { policy } = await look(address + base + page)
            expect(policy, page).toContain("frame-ancestors 'none'")
          }
          expect((await look(`${address}${base}embed/leaderboard`)).policy).not.toContain(
            'frame-ancestors',
          )
          expect(await look(`${address}${base}compare/`)).toMatchObject({
            status: 301,
            to: `${base}compare`,
          })
          for (const nowhere of ['nowhere', 'no/where', 'model']) {
            expect(await look(address + base + nowhere)).toMatchObject({ status: 404, text: '404' })
          }
          if (base !== '/') {
            expect(await look(address + base.slice(0, -1))).toMatchObject({ status: 301, to: base })
          }
        },
      )
    })
  },
)
