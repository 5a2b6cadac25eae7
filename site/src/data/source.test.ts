// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLANNED_MODELS } from './plannedModels.ts'
import { createBackendSource, hasSession } from './source.ts'

const BACKEND = { url: 'https://name.supabase.co', key: 'sb_publishable_x' }
/** The site's planned models stand on an empty board too. */
const EMPTY = { items: [], invalidRows: 0, plannedModels: PLANNED_MODELS }

/** Stubs `fetch` and records its calls. */
function network() {
  const ask = vi.fn((_url: string) => Promise.resolve(Response.json([])))
  vi.stubGlobal('fetch', ask)
  return ask
}

/** The path of each recorded request. */
const pathsOf = (ask: ReturnType<typeof network>) =>
  ask.mock.calls.map(([url]) => new URL(url).pathname.replace('/rest/v1', ''))

/** The URL of the dashboard's first request, for the models. */
async function firstUrl(): Promise<string> {
  const ask = network()
  await createBackendSource(BACKEND).listLeaderboard()
  const url = ask.mock.calls[0]?.[0] ?? ''
  ask.mockClear()
  return url
}

function begin(url: string, response: Promise<Response>) {
  const cancel = vi.fn()
  window.prefetched = { url, response, cancel }
  return cancel
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  window.prefetched = undefined
  vi.unstubAllGlobals()
})

describe('prefetched response', () => {
  it('is consumed by the first request only', async () => {
    const url = await firstUrl()
    const ask = network()
    begin(url, Promise.resolve(Response.json([])))
    const source = createBackendSource(BACKEND)
    expect(await source.listLeaderboard()).toEqual(EMPTY)
    expect(pathsOf(ask)).toEqual(['/suites'])
    // The suites are cached for a minute.
    await source.listLeaderboard()
    expect(pathsOf(ask)).toEqual(['/suites', '/models'])
  })

  it.each([
    ['an error status', () => Promise.resolve(new Response('', { status: 500 }))],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts as the first attempt when it is %s', async (_, answer) => {
    const url = await firstUrl()
    const ask = network()
    begin(url, answer())
    const source = createBackendSource(BACKEND)
    await expect(source.listLeaderboard()).rejects.toThrow()
    expect(pathsOf(ask)).toEqual(['/suites'])
    expect(await source.listLeaderboard()).toEqual(EMPTY)
    expect(pathsOf(ask)).toEqual(['/suites', '/models'])
  })

  it('is aborted when the first request has another URL', async () => {
    const ask = network()
    const callOff = begin('https://name.supabase.co/other', new Promise(() => undefined))
    await createBackendSource(BACKEND).listModels()
    expect(callOff).toHaveBeenCalledTimes(1)
    expect(pathsOf(ask)).toEqual(['/models', '/suites'])
  })

  it('is aborted with the request that consumed it', async () => {
    const callOff = begin(await firstUrl(), new Promise(() => undefined))
    const reading = new AbortController()
    void createBackendSource(BACKEND)
      .listLeaderboard({ signal: reading.signal })
      .catch(() => undefined)
    await Promise.resolve()
    expect(callOff).not.toHaveBeenCalled()
    reading.abort()
    expect(callOff).toHaveBeenCalledTimes(1)
  })
})

describe('hasSession', () => {
  it('is true when the storage or the URL has a session', () => {
    expect(hasSession('sb-name-auth-token')).toBe(false)
    localStorage.setItem('sb-name-auth-token', '{}')
    expect(hasSession('sb-name-auth-token')).toBe(true)
    expect(hasSession('sb-other-auth-token')).toBe(false)
    location.hash = '#access_token=x'
    expect(hasSession('sb-other-auth-token')).toBe(true)
    location.hash = ''
  })

  it('is false when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    expect(hasSession('sb-name-auth-token')).toBe(false)
    vi.restoreAllMocks()
  })
})
