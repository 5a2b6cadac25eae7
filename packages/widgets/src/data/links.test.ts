import { describe, expect, it } from 'vitest'
import { siteLinks } from './links.ts'

describe('links to the site', () => {
  it('lead to pages of the same site unless they are told where it is', () => {
    expect(siteLinks().model('gpt-4')).toBe('/model/gpt-4')
    expect(siteLinks().compare(['gpt-4', 'mistral-7b'])).toBe('/compare?models=gpt-4,mistral-7b')
  })

  it('lead to the site that they are told', () => {
    expect(siteLinks('https://lab.example').model('gpt-4')).toBe('https://lab.example/model/gpt-4')
  })

  it('keep an id whole, whatever it holds', () => {
    expect(siteLinks().model('a/b?c#d')).toBe('/model/a%2Fb%3Fc%23d')
    expect(siteLinks().compare(['a,b', 'c&d'])).toBe('/compare?models=a%2Cb,c%26d')
  })
})
