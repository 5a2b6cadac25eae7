import { describe, expect, it } from 'vitest'
import { getCompactTracks } from './getCompactTracks.ts'

const tracks = (...ids: readonly string[]) =>
  [...getCompactTracks(ids.map((id) => ({ id }))).matchAll(/\[(.+?)\]/g)].map(([, names]) => names)

describe('the tracks of a row on a tablet', () => {
  it('puts the composite after the name', () => {
    expect(tracks('name', 'provider', 'bias', 'composite', 'date', 'actions')).toEqual([
      'name provider',
      'composite date',
      'bias',
      'actions',
    ])
  })

  it('has none for a hidden column', () => {
    expect(tracks('select', 'name', 'factuality')).toEqual([
      'select',
      'name provider',
      'factuality',
    ])
  })

  it('keeps the date when the suite has no composite', () => {
    expect(tracks('name', 'factuality', 'date')).toEqual([
      'name provider',
      'composite date',
      'factuality',
    ])
  })
})
