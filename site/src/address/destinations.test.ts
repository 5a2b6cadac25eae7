import { describe, expect, it } from 'vitest'
import { DESTINATIONS, isActive } from './destinations.ts'

const activeOn = (pathname: string) =>
  DESTINATIONS.filter(({ path }) => isActive(pathname, path)).map(({ label }) => label)

describe('main navigation', () => {
  it('has six destinations in order', () => {
    expect(DESTINATIONS.map(({ path, label }) => `${path} ${label}`)).toEqual([
      '/ Dashboard',
      '/compare Compare',
      '/reports Reports',
      '/request Request Evaluation',
      '/newsletter Newsletter',
      '/sponsor Sponsor',
    ])
  })

  it.each([
    ['/', ['Dashboard']],
    ['/compare', ['Compare']],
    ['/reports/2024', ['Reports']],
    ['/requested', ['Request Evaluation']],
    ['/model/gpt-4', []],
    ['/nowhere', []],
  ])('at %s has the active destinations %j', (pathname, labels) => {
    expect(activeOn(pathname)).toEqual(labels)
  })
})
