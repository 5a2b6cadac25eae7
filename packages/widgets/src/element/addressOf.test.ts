import { describe, expect, it } from 'vitest'
import { addressOf } from './addressOf.ts'

describe('an address', () => {
  it('is in full or relative to the page', () => {
    expect(addressOf('https://a.example/b.json', 'https://c.example/')).toBe(
      'https://a.example/b.json',
    )
    expect(addressOf('../b.json', 'https://c.example/d/e/')).toBe('https://c.example/d/b.json')
  })

  it('is none when nothing can be read there, or above it', () => {
    expect(addressOf('https://', 'https://c.example/')).toBeUndefined()
    expect(addressOf('..', 'data:application/json,{}')).toBeUndefined()
  })
})
