import { createMemorySource } from '@transparency-lab/widgets'
import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { aModel } from '@transparency-lab/widgets/testing/builders'
import { expect, it } from 'vitest'
import { readChangeDates } from './changeDates.ts'

/** Writes a release of a day with models. */
async function aRelease(publishedOn: string, ...ids: string[]): Promise<string> {
  const licence = { name: 'Any', url: 'https://example.org/licence' }
  const source = createMemorySource(ids.map((id) => aModel(id)))
  return JSON.stringify(await createSnapshot(source, { publishedOn, licence }))
}

const [FIRST, MORNING, EVENING] = await Promise.all([
  aRelease('2024-05-01', 'a'),
  aRelease('2024-06-01', 'a', 'gone'),
  aRelease('2024-06-01', 'a', 'new'),
])
/** An archive, newest first. */
const ARCHIVE = [
  ['snapshot-0.json', EVENING],
  ['snapshot-1.json', MORNING],
  ['snapshot-2.json', FIRST],
] as const

it.each([
  ['are archived', [...ARCHIVE, ['snapshot.json', EVENING], ['latest.json', '{}']]],
  [
    'have one more than the archive',
    [...ARCHIVE.toSpliced(0, 1), ARCHIVE[0], ['snapshot.json', EVENING]],
  ],
  ['are the archive alone', ARCHIVE],
] as const)(
  'the present figures are those of the last release of a day, if the files %s',
  (_, files) => {
    const { ofModel } = readChangeDates(new Map(files))
    expect(ofModel('new')).toBe('2024-06-01')
    expect(ofModel('gone')).toBeUndefined()
  },
)

it('figures have the date of the first release with them', () => {
  const { ofModel } = readChangeDates(new Map(ARCHIVE))
  expect(ofModel('a')).toBe('2024-05-01')
  expect(ofModel('none')).toBeUndefined()
})
