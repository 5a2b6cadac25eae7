import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstRequest } from './firstRequest.ts'

const BACKEND = { url: 'https://name.supabase.co', key: 'sb_publishable_x' }
const HEADERS = {
  apikey: BACKEND.key,
  authorization: `Bearer ${BACKEND.key}`,
  prefer: 'count=exact',
}

afterEach(() => {
  vi.useRealTimers()
})

describe('what the dashboard asks first', () => {
  it.each([BACKEND, undefined])('is waited for by nothing once it is known', async (backend) => {
    vi.useFakeTimers()
    await firstRequest(backend)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is the list of its project, with the public key', async () => {
    const { url, init } = await firstRequest(BACKEND)
    expect(url).toMatch(/^https:\/\/name\.supabase\.co\/rest\/v1\/models\?select=/)
    expect(init.headers).toMatchObject(HEADERS)
  })

  it('is asked where the site is when the site answers for the project itself', async () => {
    const { url, init } = await firstRequest({ url: '', key: BACKEND.key }, true)
    expect(url).toMatch(/^\/rest\/v1\/models\?select=/)
    expect(init.headers).toMatchObject(HEADERS)
  })

  it('is the published snapshot where there is no project', async () => {
    expect(await firstRequest(undefined)).toEqual({
      url: '/snapshots/snapshot.json',
      init: { credentials: 'omit' },
    })
  })
})
