import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { measuredScore } from '../../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../../testing/builders.ts'
import { createMemorySource } from '../memory/index.ts'
import type { FullModelRow } from '../rows/index.ts'
import { releaseFiles, takeSnapshot } from './index.ts'

const FACTS = {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const MODELS = [aModel('a'), aModel('b', { evaluations: [] })]

describe('taking a snapshot', () => {
  it('writes the same bytes for the same figures', async () => {
    const [first, second] = await Promise.all([
      takeSnapshot(createMemorySource(MODELS), FACTS),
      takeSnapshot(createMemorySource([...MODELS].reverse()), FACTS),
    ])
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })

  it('keeps a true zero apart from a missing score', async () => {
    const scores = { ...someScores(undefined, 0.5, 0.5, 0.5), factuality: measuredScore(0, -1.5) }
    const source = createMemorySource([aModel('a', { evaluations: [anEvaluation({ scores })] })])
    const { models } = await takeSnapshot(source, FACTS)
    const [row] = models as FullModelRow[]
    const rows = row?.evaluations[0]?.evaluation_scores
    expect(rows?.map(({ category }) => category)).toEqual(['factuality', 'toxicity', 'jailbreak'])
    expect(rows?.[0]).toEqual({ category: 'factuality', raw_score: 0, z_score: -1.5 })
  })

  it('holds many models in the order of their names', async () => {
    const many = Array.from({ length: 20 }, (_, index) => aModel(`m${index}`))
    const { models } = await takeSnapshot(createMemorySource(many), FACTS)
    expect(models.map(({ name }) => name)).toEqual(
      (await createMemorySource(many).listModels()).items.map(({ name }) => name),
    )
  })

  it('of an empty source is empty', async () => {
    const snapshot = await takeSnapshot(createMemorySource([]), FACTS)
    expect(snapshot).toMatchObject({ models: [], attribution: '' })
  })

  it.each(['listModels', 'listLeaderboard'] as const)(
    'is refused when %s leaves out a row that cannot be read',
    async (question) => {
      const source = createMemorySource(MODELS)
      const cut = {
        ...source,
        [question]: async () => ({ ...(await source[question]()), unreadable: 2 }),
      }
      await expect(takeSnapshot(cut, FACTS)).rejects.toThrow('2 of the source’s rows')
    },
  )

  it('is refused when a model goes while it is taken', async () => {
    const source = { ...createMemorySource(MODELS), getModel: () => Promise.resolve(undefined) }
    await expect(takeSnapshot(source, FACTS)).rejects.toThrow('“a” changed')
  })

  it.each(['', '2024-5-1', '2024-02-30', '2024-05-01T00:00'])(
    'is refused for the day “%s”',
    async (publishedOn) => {
      const taken = takeSnapshot(createMemorySource([]), { ...FACTS, publishedOn })
      await expect(taken).rejects.toThrow('YYYY-MM-DD')
    },
  )
})

describe('the files of a release', () => {
  it('are the snapshot under the hash of its bytes and as the latest, and a pointer', async () => {
    const [pinned, current, latest] = await releaseFiles(
      await takeSnapshot(createMemorySource(MODELS), FACTS),
    )
    const hash = createHash('sha256')
      .update(pinned?.text ?? '')
      .digest('hex')
    expect(pinned?.name).toBe(`snapshot-${hash}.json`)
    expect(current).toEqual({ name: 'snapshot.json', text: pinned?.text })
    expect(latest?.name).toBe('latest.json')
    expect(JSON.parse(latest?.text ?? '')).toEqual({
      format: 'transparency-lab/snapshot',
      version: 1,
      published_on: '2024-05-01',
      snapshot: pinned?.name,
    })
  })
})
