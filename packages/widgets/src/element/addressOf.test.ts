import { describe, expect, it } from 'vitest'
import { addressOf } from './addressOf.ts'

describe('resolving an address', () => {
  it('accepts absolute and relative addresses', () => {
    expect(addressOf('https://a.example/b.json', 'https://c.example/')).toBe(
      'https://a.example/b.json',
    )
    expect(addressOf('../b.json', 'https://c.example/d/e/')).toBe('https://c.example/d/b.json')
  })

  it('returns undefined for an invalid address or base', () => {
    expect(addressOf('https://', 'https://c.example/')).toBeUndefined()
    expect(addressOf('..', 'data:application/json,{}')).toBeUndefined()
  })
})
