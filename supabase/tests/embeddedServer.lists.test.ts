import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { publicClient } from '../publicClient.ts'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'

const MODELS = 2_100
const LIST = '/rest/v1/models?select=id,name,provider&order=id'

let server: EmbeddedServer
beforeAll(async () => {
  // The server logs rejected requests.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  server = await startEmbeddedServer(`
    truncate public.models cascade;
    insert into public.models (id, name, provider)
    select 'model-' || n, 'Model ' || n, 'Acme' from generate_series(1, ${MODELS}) as n;
    insert into public.evaluations (id, model_id, evaluation_date, total_probes)
    select id, id, '2025-01-01', 1 from public.models;`)
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

/** A source over HTTP, and the number of its requests. */
async function countedSource() {
  const answers = { count: 0 }
  const client = await publicClient(KEY.apikey, (request) => {
    answers.count += 1
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(server.origin + pathname + search, request))
  })
  return { source: createSupabaseSource(client), answers }
}

it('a response has at most 1,000 rows, with status 200 even if there are more', async () => {
  const { status, body } = await server.call('GET', 'models?select=id', KEY)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toHaveLength(1_000)
})

it.each(['listLeaderboard', 'listModels'] as const)(
  '%s returns every model once, with the fewest possible requests',
  async (question) => {
    const { source, answers } = await countedSource()
    const { items, invalidRows } = await source[question]()
    expect(new Set(items.map(({ id }) => id)).size).toBe(MODELS)
    expect(items).toHaveLength(MODELS)
    expect(invalidRows).toBe(0)
    // One for the suites, and three pages.
    expect(answers.count).toBe(4)
  },
)

/** Fetches a raw response, which `fetch` would decompress. */
function travelling(acceptEncoding: string, where = LIST): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...KEY, 'accept-encoding': acceptEncoding }
    get(server.origin + where, { headers }, resolve).on('error', reject)
  })
}

it.each(['gzip', 'br;q=1.0, gzip;q=0.8'])(
  'a response to “Accept-Encoding: %s” is gzipped, with the same content',
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

it.each(['br', 'gzip;q=0'])(
  'a response to “Accept-Encoding: %s” is not gzipped',
  async (accepted) => {
    const answer = await travelling(accepted)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(await text(answer))).toHaveLength(1_000)
  },
)

it('an error response is gzipped too', async () => {
  const answer = await travelling('gzip', '/rest/v1/no_such_table')
  expect(answer.statusCode).toBe(404)
  expect(await text(answer.pipe(createGunzip()))).toContain('no_such_table')
})
