import { describe, expect, it } from 'vitest'
import { siteLinks } from './links.ts'

describe('siteLinks', () => {
  it('links to pages of the same site by default', () => {
    expect(siteLinks().model('gpt-4')).toBe('/model/gpt-4')
    expect(siteLinks().compare(['gpt-4', 'mistral-7b'])).toBe('/compare?models=gpt-4,mistral-7b')
  })

  it('links to the given site', () => {
    expect(siteLinks('https://lab.example').model('gpt-4')).toBe('https://lab.example/model/gpt-4')
  })

  it('encodes every character of an id', () => {
    expect(siteLinks().model('a/b?c#d')).toBe('/model/a%2Fb%3Fc%23d')
    expect(siteLinks().compare(['a,b', 'c&d'])).toBe('/compare?models=a%2Cb,c%26d')
  })
})
