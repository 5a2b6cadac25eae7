import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { publicClient } from '../publicClient.ts'
import { scaleSql } from '../scale/scaleSql.ts'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'

const MODELS = 2_100
const LIST = '/rest/v1/models?select=id,name,provider&order=id'

let server: EmbeddedServer
beforeAll(async () => {
  // The server prints what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const emptied = 'truncate public.models cascade;'
  server = await startEmbeddedServer(
    emptied + scaleSql({ models: MODELS, evaluations: 2, seed: 3 }),
  )
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

/** A source over HTTP, and the statuses of the answers that it gets. */
function sourceOf(failing?: { readonly answer: number }) {
  const statuses: number[] = []
  const client = publicClient(KEY.apikey, async (request) => {
    const isCutOff = statuses.length + 1 === failing?.answer
    const { pathname, search } = new URL(request.url)
    const sent = new Request(server.origin + pathname + search, request)
    const answer = isCutOff ? new Response('', { status: 503 }) : await fetch(sent)
    statuses.push(answer.status)
    return answer
  })
  return { source: createSupabaseSource(client), statuses }
}

it('one answer holds a thousand rows and does not say that there are more', async () => {
  const { status, body } = await server.call('GET', 'models?select=id', KEY)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toHaveLength(1_000)
})

it.each(['listLeaderboard', 'listModels'] as const)(
  '%s has every model once, by as few answers as hold them',
  async (question) => {
    const { source, statuses } = sourceOf()
    const { items, unreadable } = await source[question]()
    expect(new Set(items.map(({ id }) => id)).size).toBe(MODELS)
    expect(items).toHaveLength(MODELS)
    expect(unreadable).toBe(0)
    expect(statuses).toHaveLength(3)
  },
)

it.each([1, 2, 3])('a list of which answer %i fails is no list', async (answer) => {
  const { source, statuses } = sourceOf({ answer })
  await expect(source.listLeaderboard()).rejects.toMatchObject({ kind: 'refused', status: 503 })
  expect(statuses).toHaveLength(answer)
})

/** An answer as it travels, which `fetch` would open. */
function travelling(acceptEncoding: string, where = LIST): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...KEY, 'accept-encoding': acceptEncoding }
    get(server.origin + where, { headers }, resolve).on('error', reject)
  })
}

it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8'])(
  'an answer to “%s” is compressed, and the same',
  async (accepted) => {
    const plain = await text(await travelling('identity'))
    const answer = await travelling(accepted)
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers.vary).toMatch(/Accept-Encoding/)
    expect(answer.headers['content-length']).toBeUndefined()
    let bytes = 0
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
    expect(await text(answer.pipe(createGunzip()))).toBe(plain)
    expect(bytes).toBeLessThan(plain.length / 4)
  },
)

it.each(['identity', 'br', 'gzip;q=0', ''])('an answer to “%s” is not', async (accepted) => {
  const answer = await travelling(accepted)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(await text(answer))).toHaveLength(1_000)
})

it('a refusal is compressed too, and can be read', async () => {
  const answer = await travelling('gzip', '/rest/v1/no_such_table')
  expect(answer.statusCode).toBe(404)
  expect(await text(answer.pipe(createGunzip()))).toContain('no_such_table')
})
