import { describe, expect, it } from 'vitest'
import { headersFor } from '../../site/build/embedHeaders.ts'
import { lifetimeOf, reuseOf } from './lifetime.ts'

describe('a lifetime', () => {
  it.each([
    [undefined, 0, 0],
    ['no-store', 0, 0],
    ['public, max-age=300, stale-while-revalidate=604800', 300, 604_800],
    ['max-age=31536000, immutable', 31_536_000, 0],
    ['s-maxage=9, max-age=5', 5, 0],
  ])('is read from %j', (header, freshFor, staleFor) => {
    expect(lifetimeOf(header)).toEqual({ freshFor, staleFor })
  })

  it('is what the site says of its own files', () => {
    const latest = lifetimeOf(headersFor('/snapshots/snapshot.json')['Cache-Control'])
    const pinned = lifetimeOf(headersFor('/snapshots/snapshot-00ff.json')['Cache-Control'])
    expect(latest.freshFor).toBeGreaterThan(0)
    expect(pinned.freshFor).toBeGreaterThan(latest.freshFor)
  })
})

it.each([
  [0, 'fresh'],
  [299, 'fresh'],
  [300, 'stale'],
  [399, 'stale'],
  [400, 'expired'],
])('a copy of %i seconds is %s', (age, reuse) => {
  expect(reuseOf({ freshFor: 300, staleFor: 100 }, age)).toBe(reuse)
})
