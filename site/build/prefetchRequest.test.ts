import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetchRequest } from './prefetchRequest.ts'

const BACKEND = { url: 'https://name.supabase.co', key: 'sb_publishable_x' }
const HEADERS = {
  apikey: BACKEND.key,
  authorization: `Bearer ${BACKEND.key}`,
}

afterEach(() => {
  vi.useRealTimers()
})

describe('first request of the dashboard', () => {
  it.each([BACKEND, undefined])('leaves no timer running, with backend %j', async (backend) => {
    vi.useFakeTimers()
    await prefetchRequest(backend)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  // The next request, for the entries, depends on the suites in the response.
  it('fetches the suites of the backend with the public key', async () => {
    const { url, init } = await prefetchRequest(BACKEND)
    expect(url).toMatch(/^https:\/\/name\.supabase\.co\/rest\/v1\/suites\?select=/)
    expect(init.headers).toMatchObject(HEADERS)
  })

  it('has a relative URL when the backend is on the site’s origin', async () => {
    const { url, init } = await prefetchRequest({ url: '', key: BACKEND.key }, true)
    expect(url).toMatch(/^\/rest\/v1\/suites\?select=/)
    expect(init.headers).toMatchObject(HEADERS)
  })

  it('fetches the published snapshot when there is no backend', async () => {
    expect(await prefetchRequest(undefined)).toEqual({
      url: '/snapshots/snapshot.json',
      init: { credentials: 'omit' },
    })
  })
})
