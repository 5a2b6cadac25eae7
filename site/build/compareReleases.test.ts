import { createMemorySource } from '@transparency-lab/widgets'
import {
  compositeScore,
  measuredScore,
  MISSING,
  type Interval,
  type Subcategory,
} from '@transparency-lab/widgets/domain'
import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { describe, expect, it } from 'vitest'
import { formatChange } from '../src/changes/changeTexts.ts'
import { compareReleases } from './compareReleases.ts'
import { readReleaseModels } from './releaseModels.ts'
import { archivedReleases } from './releases.ts'

const LICENCE = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
const ORIGIN = { title: 'The Paper', url: 'https://example.org/paper' }

interface Given {
  readonly bias?: number | undefined
  readonly composite?: number | undefined
  readonly parts?: readonly Subcategory[]
  readonly suite?: string
  readonly interval?: Interval
}

function aPart(name: string, score: number): Subcategory {
  return { category: 'bias', name, score, probeCount: 10, measure: 'proportion' }
}

/** The content of a release with one evaluation of each model. */
async function aRelease(
  models: Readonly<Record<string, Given>>,
  suites: readonly string[] = ['s'],
) {
  const stored = Object.entries(models).map(([id, { bias, composite, parts = [], ...given }]) => ({
    id,
    name: `Model ${id}`,
    provider: 'P',
    description: undefined,
    url: undefined,
    evaluations: [
      {
        evaluatedOn: '2024-03-01',
        scores: {
          bias:
            bias === undefined
              ? MISSING
              : measuredScore(bias, 1, given.interval && { interval: given.interval }),
          factuality: MISSING,
          toxicity: MISSING,
          jailbreak: MISSING,
          composite: compositeScore(composite),
        },
        origin: ORIGIN,
        totalProbes: undefined,
        subcategories: parts,
        notes: [],
        ...(suites[0] !== undefined && { suiteId: given.suite ?? suites[0] }),
      },
    ],
  }))
  const source = createMemorySource(
    stored,
    suites.map((id) => ({ id, title: `Suite ${id}` })),
  )
  return readReleaseModels(
    await createSnapshot(source, { publishedOn: '2024-05-01', licence: LICENCE }),
  )
}

describe('compareReleases', () => {
  it('finds no change between equal releases, and none in empty ones', async () => {
    const release = await aRelease({ a: { bias: 0.5, composite: 0.5, parts: [aPart('x', 0.5)] } })
    expect(compareReleases(release, release)).toEqual([])
    expect(compareReleases(undefined, await aRelease({}, []))).toEqual([])
  })

  it('states what changed, from, to, and by how much, without the noise of fractions', async () => {
    const changes = compareReleases(
      await aRelease({ a: { bias: 0.7, parts: [aPart('x', 0.3)] } }),
      await aRelease({ a: { bias: 0.8, parts: [aPart('x', 0)] } }),
    )
    const about = {
      suite: 's',
      suiteTitle: 'Suite s',
      modelId: 'a',
      model: 'Model a',
      measure: 'bias',
    }
    expect(changes).toEqual([
      {
        ...about,
        kind: 'changed',
        figure: null,
        from: 0.7,
        to: 0.8,
        difference: 0.1,
        isNewModel: false,
      },
      {
        ...about,
        kind: 'changed',
        figure: 'x',
        from: 0.3,
        to: 0,
        difference: -0.3,
        isNewModel: false,
      },
    ])
  })

  it('states which details changed under the same score, and not those that were unknown', async () => {
    const margin = (upper: number): Interval => ({ lower: 0.4, upper, kind: 'known' })
    const scale = { low: 0, high: 100, isLowerBetter: false, unit: undefined }
    const known = { ...aPart('x', 0.5), published: { ...scale, value: 50 } }
    const before = { bias: 0.5, interval: margin(0.6), parts: [known, aPart('y', 0)] }
    const recounted = { ...known, probeCount: 20, interval: margin(0.6) }
    const published = { ...known.published, unit: 'percent', isLowerBetter: true }
    const after = {
      bias: 0.5,
      interval: margin(0.7),
      parts: [
        { ...recounted, published },
        { ...aPart('y', 0), probeCount: undefined },
      ],
    }
    const noisy = { ...before, interval: margin(0.6 + 1e-15) }
    expect(compareReleases(await aRelease({ a: before }), await aRelease({ a: noisy }))).toEqual([])
    const changes = compareReleases(await aRelease({ a: before }), await aRelease({ a: after }))
    expect(changes.map((change) => [change.kind, change.figure, formatChange(change)])).toEqual([
      ['revised', null, 'the score stays; changed: margin'],
      [
        'revised',
        'x',
        'the score stays; changed: number of prompts, unit, whether lower is better',
      ],
      ['revised', 'y', 'the score stays; changed: number of prompts'],
    ])
    expect(changes[0]).toMatchObject({ from: 0.5, to: 0.5, difference: 0, details: ['margin'] })
  })

  it('states a small difference without noise', async () => {
    const [change] = compareReleases(
      await aRelease({ a: { bias: 0.9 } }),
      await aRelease({ a: { bias: 0.90001 } }),
    )
    expect(change?.difference).toBe(0.00001)
  })

  it('distinguishes zero from missing', async () => {
    const changes = compareReleases(
      await aRelease({ a: { bias: 0 }, b: { bias: 0.5 }, c: {} }),
      await aRelease({ a: {}, b: { bias: 0 }, c: { bias: 0 } }),
    )
    expect(changes.map(({ modelId, kind, from, to }) => [modelId, kind, from, to])).toEqual([
      ['b', 'changed', 0.5, 0],
      ['c', 'added', null, 0],
      ['a', 'removed', 0, null],
    ])
  })

  it('tells a figure added to a known model from those of a new one', async () => {
    const changes = compareReleases(
      await aRelease({ a: { bias: 0.5 } }),
      await aRelease({ a: { bias: 0.5, composite: 0.5 }, b: { bias: 0.5, composite: 0.5 } }),
    )
    expect(
      changes.map(({ modelId, measure, isNewModel }) => [modelId, measure, isNewModel]),
    ).toEqual([
      ['a', 'composite', false],
      ['b', 'composite', true],
      ['b', 'bias', true],
    ])
  })

  it('counts a model that leaves, and a figure that is renamed, as removed', async () => {
    const changes = compareReleases(
      await aRelease({ a: { bias: 0.5 }, b: { parts: [aPart('old name', 0.5)] } }),
      await aRelease({ b: { parts: [aPart('new name', 0.5)] } }),
    )
    expect(changes.map(({ kind, modelId, figure }) => [kind, modelId, figure])).toEqual([
      ['added', 'b', 'new name'],
      ['removed', 'a', null],
      ['removed', 'b', 'old name'],
    ])
  })

  it('keeps suites apart', async () => {
    const suites = ['s', 't']
    const changes = compareReleases(
      await aRelease({ a: { bias: 0.5, suite: 's' } }, suites),
      await aRelease({ a: { bias: 0.5, suite: 't' } }, suites),
    )
    expect(changes.map(({ kind, suite }) => [kind, suite])).toEqual([
      ['added', 't'],
      ['removed', 's'],
    ])
  })

  it('compares a release without suites with the suite of the same publication', async () => {
    const unnamed = await aRelease({ a: { bias: 0.5 } }, [])
    expect(compareReleases(unnamed, await aRelease({ a: { bias: 0.5 } }))).toEqual([])
    expect(compareReleases(unnamed, await aRelease({ a: { bias: 0.6 } }))).toMatchObject([
      { kind: 'changed', suite: 's', from: 0.5, to: 0.6 },
    ])
  })
})

describe('archived releases', () => {
  it('changed no figure of TrustLLM when the other suites arrived', async () => {
    const releases = await archivedReleases()
    const first = releases.find(({ text }) => text.includes('"version":1,'))
    const second = releases[releases.findIndex((release) => release === first) - 1]
    if (first === undefined || second === undefined) throw new Error('A release is missing.')
    const [before, after] = [first, second].map(({ snapshot }) => readReleaseModels(snapshot))
    if (before === undefined || after === undefined) throw new Error('A release is missing.')
    const changes = compareReleases(await before, await after)
    expect(changes.every(({ kind, isNewModel }) => kind === 'added' && isNewModel)).toBe(true)
    expect(changes.filter(({ suite }) => suite === 'trustllm')).toEqual([])
    expect((await before).models.length).toBeGreaterThan(0)
    expect(new Set(changes.map(({ suite }) => suite))).toEqual(
      new Set((await after).suites.map(({ id }) => id).filter((id) => id !== 'trustllm')),
    )
  })
})
