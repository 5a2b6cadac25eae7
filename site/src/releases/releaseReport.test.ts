import { expect, it } from 'vitest'
import { listReleases } from './releaseReport.ts'

it('lists releases with addresses, and numbers the later ones of a day', () => {
  const aRelease = (digit: string, publishedOn: string) => ({
    publishedOn,
    snapshot: `snapshot-${digit.repeat(64)}.json`,
    previous: null,
    addedModels: [],
    changes: [],
    otherParts: [],
    otherReason: { reason: null, correctedBy: null, report: null },
  })
  const releases = [
    aRelease('d', '2024-06-02'),
    aRelease('c', '2024-06-01'),
    aRelease('b', '2024-06-01'),
    aRelease('a', '2024-06-01'),
  ]
  expect(listReleases(releases).map(({ id, title }) => [id, title])).toEqual([
    ['d'.repeat(12), 'Evaluations of 2024-06-02'],
    ['c'.repeat(12), 'Evaluations of 2024-06-01, release 3 of that day'],
    ['b'.repeat(12), 'Evaluations of 2024-06-01, release 2 of that day'],
    ['a'.repeat(12), 'Evaluations of 2024-06-01'],
  ])
})
