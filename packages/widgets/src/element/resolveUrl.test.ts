import { describe, expect, it } from 'vitest'
import { resolveUrl } from './resolveUrl.ts'

describe('resolving an address', () => {
  it('accepts absolute and relative addresses', () => {
    expect(resolveUrl('https://a.example/b.json', 'https://c.example/')).toBe(
      'https://a.example/b.json',
    )
    expect(resolveUrl('../b.json', 'https://c.example/d/e/')).toBe('https://c.example/d/b.json')
  })

  it('returns undefined for an invalid address or base', () => {
    expect(resolveUrl('https://', 'https://c.example/')).toBeUndefined()
    expect(resolveUrl('..', 'data:application/json,{}')).toBeUndefined()
  })
})
