import { describe, expect, it } from 'vitest'
import { firstRequest } from './firstRequest.ts'

const BACKEND = { url: 'https://name.supabase.co', key: 'sb_publishable_x' }
const HEADERS = {
  apikey: BACKEND.key,
  authorization: `Bearer ${BACKEND.key}`,
  prefer: 'count=exact',
}

describe('what the dashboard asks first', () => {
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
