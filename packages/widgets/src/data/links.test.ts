import { describe, expect, it } from 'vitest'
import { reportProblemLink, siteLinks, withSuite } from './links.ts'

describe('siteLinks', () => {
  it('links to pages of the same site by default', () => {
    expect(siteLinks().model('gpt-4')).toBe('/model/gpt-4')
    expect(siteLinks().compare(['gpt-4', 'mistral-7b'])).toBe('/compare?models=gpt-4,mistral-7b')
  })

  it('links to the given site', () => {
    expect(siteLinks('https://lab.example').model('gpt-4')).toBe('https://lab.example/model/gpt-4')
  })

  it.each([
    ['https://lab.example/', 'https://lab.example'],
    ['https://lab.example/base//', 'https://lab.example/base'],
    ['/', ''],
  ])('links to the pages of %s with one slash', (site, base) => {
    expect(siteLinks(site).dashboard).toBe(`${base}/`)
    expect(siteLinks(site).model('gpt-4')).toBe(`${base}/model/gpt-4`)
    expect(siteLinks(site).compare([])).toBe(`${base}/compare?models=`)
    const report = reportProblemLink(site)({ modelId: 'gpt-4', measure: 'bias' })
    expect(report).toBe(`${base}/problem?model=gpt-4&measure=bias`)
  })

  it('encodes every character of an id', () => {
    expect(siteLinks().model('a/b?c#d')).toBe('/model/a%2Fb%3Fc%23d')
    expect(siteLinks().compare(['a,b', 'c&d'])).toBe('/compare?models=a%2Cb,c%26d')
  })
})

describe('reportProblemLink', () => {
  it('leads to the form with the figure', () => {
    const link = reportProblemLink('https://lab.example')
    expect(link({ modelId: 'gpt-4', measure: 'composite' })).toBe(
      'https://lab.example/problem?model=gpt-4&measure=composite',
    )
    expect(link({ modelId: 'gpt-4', suiteId: 's', measure: 'bias', figure: 'a & b' })).toBe(
      'https://lab.example/problem?model=gpt-4&suite=s&measure=bias&figure=a%20%26%20b',
    )
  })
})

describe('withSuite', () => {
  it('keeps the suite in every link that depends on it', () => {
    const links = withSuite(siteLinks(), 'nejumi-4')
    expect(links.dashboard).toBe('/?suite=nejumi-4')
    expect(links.model('gpt-4')).toBe('/model/gpt-4?suite=nejumi-4')
    expect(links.compare(['gpt-4'])).toBe('/compare?models=gpt-4&suite=nejumi-4')
  })
})

it.each([
  [null, 'null'],
  [new URL('https://lab.example/'), 'https://lab.example/'],
  ['https://lab.example/?x=1', 'https://lab.example/?x=1'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['localhost:3000', 'localhost:3000'],
])('the address of a site cannot be %j', (address, shown) => {
  const sentence = `The address of the site is ${shown}, not one such as https://lab.example.`
  for (const create of [siteLinks, reportProblemLink]) {
    expect(() => create(address as never)).toThrow(new TypeError(sentence))
  }
})
