// @vitest-environment jsdom
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { siteClient } from './siteClient.ts'
import { sessionKey } from './source.ts'

const OPTIONS = { auth: { persistSession: false } }

describe('siteClient', () => {
  it.each(['https://name.supabase.co', 'http://127.0.0.1:54321', 'https://[::1]:8000/'])(
    'stores the session of %s under the library’s default key',
    (url) => {
      const { auth } = createClient(url, 'key', OPTIONS)
      expect(sessionKey(url)).toBe((auth as unknown as { storageKey: string }).storageKey)
    },
  )

  it('returns the same client on every call', () => {
    const backend = { url: 'https://name.supabase.co', key: 'key' }
    expect(siteClient(backend)).toBe(siteClient(backend))
  })
})
