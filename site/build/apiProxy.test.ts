import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HAS_NGINX, withNginx } from './testing/withNginx.ts'

const FILE = resolve(import.meta.dirname, '../../supabase/plain/proxy.conf')
const [, BLOCK = ''] = /^server \{([\s\S]*)\}/m.exec(readFileSync(FILE, 'utf8')) ?? []

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** Stands in for PostgREST, and keeps what arrives. */
const seen: Seen[] = []
const postgrest = createServer(({ method, url, headers }, response) => {
  seen.push({ method, url, headers })
  response.end('[]')
})

beforeAll(() => new Promise<void>((ready) => postgrest.listen(0, '127.0.0.1', ready)))
afterAll(() => postgrest.close())

/** The documented proxy, in front of the server of this test. */
function block(): string {
  const { port } = postgrest.address() as AddressInfo
  return BLOCK.replace('listen 8000;', '')
    .replace('http://postgrest:3000', `http://127.0.0.1:${port}`)
    .replace('resolver 127.0.0.11', 'resolver 127.0.0.1')
}

describe.skipIf(!HAS_NGINX)('the proxy in front of PostgREST', () => {
  it('gives it the addresses of a Supabase project, and takes every key away', async () => {
    await withNginx({ files: {}, block }, async (address) => {
      const query = '?select=id%2Cname&id=in.(a,%22b%2Fc%22)&limit=1'
      const headers = { apikey: 'k', Authorization: 'Bearer k', 'Accept-Profile': 'public' }
      const response = await fetch(`${address}/rest/v1/models${query}`, { headers })
      expect(await response.text()).toBe('[]')
    })
    const last = seen.at(-1)
    expect(last?.url).toBe('/models?select=id%2Cname&id=in.(a,%22b%2Fc%22)&limit=1')
    expect(last?.headers).toMatchObject({ 'accept-profile': 'public' })
    expect(last?.headers).not.toHaveProperty('authorization')
    expect(last?.headers).not.toHaveProperty('apikey')
  })

  it.each([
    ['POST', '/rest/v1/evaluation_requests', 200],
    ['OPTIONS', '/rest/v1/models', 200],
    ['DELETE', '/rest/v1/models', 403],
    ['PATCH', '/rest/v1/models', 403],
    ['GET', '/auth/v1/user', 404],
    ['GET', `/rest/v1/models?select=${'a'.repeat(9000)}`, 414],
  ])('answers %s %s with %d', async (method, path, status) => {
    const before = seen.length
    await withNginx({ files: {}, block }, async (address) => {
      expect((await fetch(address + path, { method })).status).toBe(status)
    })
    expect(seen.length - before).toBe(status === 200 ? 1 : 0)
  })
})
