import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { measuredScore } from '../../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../../testing/builders.ts'
import type { EvaluationSource } from '../evaluationSource.ts'
import { createMemorySource } from '../memorySource.ts'
import { createSnapshot, releaseFiles } from './index.ts'

const FACTS = {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const MODELS = [aModel('a'), aModel('b', { evaluations: [] })]

describe('createSnapshot', () => {
  it('returns the same bytes for the same figures', async () => {
    const [first, second] = await Promise.all([
      createSnapshot(createMemorySource(MODELS), FACTS),
      createSnapshot(createMemorySource([...MODELS].reverse()), FACTS),
    ])
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })

  it('distinguishes a score of zero from a missing one', async () => {
    const scores = { ...someScores(undefined, 0.5, 0.5, 0.5), factuality: measuredScore(0, -1.5) }
    const source = createMemorySource([aModel('a', { evaluations: [anEvaluation({ scores })] })])
    const { models } = await createSnapshot(source, FACTS)
    const stored = JSON.parse(JSON.stringify(models[0]?.evaluations[0]?.scores)) as unknown
    expect(stored).toMatchObject({
      bias: { kind: 'missing' },
      factuality: { kind: 'measured', raw: 0, z: -1.5 },
    })
  })

  it('sorts models by name', async () => {
    const many = Array.from({ length: 20 }, (_, index) => aModel(`m${index}`))
    const { models } = await createSnapshot(createMemorySource(many), FACTS)
    expect(models.map(({ name }) => name)).toEqual(
      (await createMemorySource(many).listModels()).items.map(({ name }) => name),
    )
  })

  it('attributes the figures to publications with and without an address', async () => {
    const of = (id: string, url: string | undefined) =>
      aModel(id, { evaluations: [anEvaluation({ origin: { title: `Paper ${id}`, url } })] })
    const source = createMemorySource([of('a', undefined), of('b', 'https://example.org/b')])
    const { attribution } = await createSnapshot(source, FACTS)
    expect(attribution).toBe('Paper a; Paper b (https://example.org/b)')
  })

  it('returns an empty snapshot of an empty source', async () => {
    const snapshot = await createSnapshot(createMemorySource([]), FACTS)
    expect(snapshot).toMatchObject({ models: [], attribution: '' })
  })

  it.each(['listModels', 'listLeaderboard'] as const)(
    'throws when %s returns invalid rows',
    async (question) => {
      const source = createMemorySource(MODELS)
      const cut = {
        ...source,
        [question]: async () => ({ ...(await source[question]()), invalidRows: 2 }),
      }
      await expect(createSnapshot(cut, FACTS)).rejects.toThrow('2 invalid rows')
    },
  )

  it('throws when a model has invalid fields', async () => {
    const memory = createMemorySource(MODELS)
    const getModel = async (id: string) => {
      const model = await memory.getModel(id)
      return model && { ...model, invalidFields: 3 }
    }
    await expect(createSnapshot({ ...memory, getModel }, FACTS)).rejects.toThrow(
      '“a” has 3 invalid fields',
    )
  })

  it('throws when a model disappears during the snapshot', async () => {
    const source = { ...createMemorySource(MODELS), getModel: () => Promise.resolve(undefined) }
    await expect(createSnapshot(source, FACTS)).rejects.toThrow('“a” changed')
  })

  it('throws when a score changes during the snapshot', async () => {
    const [memory, later] = [0.5, 0.6].map((score) =>
      createMemorySource([
        aModel('a', { evaluations: [anEvaluation({ scores: someScores(score) })] }),
      ]),
    )
    const source = { ...memory, getModel: later?.getModel } as EvaluationSource
    await expect(createSnapshot(source, FACTS)).rejects.toThrow('“a” changed')
  })

  it.each(['', '2024-5-1', '2024-02-30', '2024-05-01T00:00'])(
    'throws for the date “%s”',
    async (publishedOn) => {
      const taken = createSnapshot(createMemorySource([]), { ...FACTS, publishedOn })
      await expect(taken).rejects.toThrow('YYYY-MM-DD')
    },
  )
})

describe('releaseFiles', () => {
  it('returns the snapshot under its hash and as the latest, and a pointer', async () => {
    const [pinned, current, latest] = await releaseFiles(
      await createSnapshot(createMemorySource(MODELS), FACTS),
    )
    const hash = createHash('sha256')
      .update(pinned?.text ?? '')
      .digest('hex')
    expect(pinned?.name).toBe(`snapshot-${hash}.json`)
    expect(current).toEqual({ name: 'snapshot.json', text: pinned?.text })
    expect(latest?.name).toBe('latest.json')
    expect(JSON.parse(latest?.text ?? '')).toEqual({
      format: 'transparency-lab/snapshot',
      version: 2,
      published_on: '2024-05-01',
      snapshot: pinned?.name,
    })
  })
})
