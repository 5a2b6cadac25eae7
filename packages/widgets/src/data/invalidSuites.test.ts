import { afterEach, describe, expect, it, vi } from 'vitest'
import { snapshotOver, SOURCES_OVER_ROWS } from '../testing/sourcesOverRows.ts'

const SUITE = { id: 's', title: 'S', categories: ['bias'], model_count: 1 }
const BAD = { ...SUITE, id: 'bad', title: '' }
const evaluationIn = (suite_id: string) => ({
  suite_id,
  evaluation_date: '2024-03-01',
  compound_score: null,
  source_title: null,
  source_url: null,
  total_probes: null,
  evaluation_scores: [],
  evaluation_categories: [],
  evaluation_notes: [],
})
const rowIn = (id: string, ...suites: readonly string[]) => ({
  id,
  name: id,
  provider: 'Acme',
  description: null,
  model_url: null,
  evaluations: suites.map(evaluationIn),
})

afterEach(() => vi.unstubAllGlobals())

describe.each(SOURCES_OVER_ROWS)('%s over an invalid suite', (_, sourceOver) => {
  const source = () =>
    sourceOver([rowIn('a', 's', 'bad'), rowIn('b', 'bad'), rowIn('c')], [SUITE, BAD])

  it('counts it, and reads the others', async () => {
    expect(await source().listSuites?.()).toMatchObject({ items: [{ id: 's' }], invalidRows: 1 })
    expect(await source().listLeaderboard()).toMatchObject({ items: [{ id: 'a' }], invalidRows: 0 })
  })

  it('counts it as an invalid field of a model that is in another suite too', async () => {
    expect(await source().getModel('a')).toMatchObject({ suite: { id: 's' }, invalidFields: 1 })
    expect(await source().getComparedModel('a')).toMatchObject({ invalidFields: 1 })
  })

  it('rejects a model that is in no other suite, which is not an unknown model', async () => {
    await expect(source().getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
    await expect(source().getComparedModel('b')).rejects.toMatchObject({ kind: 'malformed' })
    expect(await source().getModel('c')).toBeUndefined()
  })
})

it('a snapshot has no suite without a model, so that none is the first one', async () => {
  const source = snapshotOver([rowIn('a', 's')], [{ ...SUITE, id: 'empty' }, SUITE])
  expect(await source.listSuites?.()).toMatchObject({ items: [{ id: 's' }], invalidRows: 0 })
  expect((await source.listLeaderboard()).items).toHaveLength(1)
})

it('a snapshot with two rows of a model has its valid one in a list and alone', async () => {
  const valid = rowIn('a', 's')
  const source = snapshotOver([{ ...valid, name: '' }, valid], [SUITE])
  expect((await source.listLeaderboard()).items).toMatchObject([{ id: 'a' }])
  expect(await source.getModel('a')).toMatchObject({ id: 'a', name: 'a' })
})

it.each([
  ['an invalid title', [BAD]],
  ['an invalid id', [{ ...SUITE, id: '' }]],
  ['no row', []],
])('a snapshot counts its only suite if that has %s', async (_, suites) => {
  const source = snapshotOver([rowIn('b', 'bad')], suites)
  expect(await source.listSuites?.()).toEqual({ items: [], invalidRows: 1 })
  await expect(source.getModel('b')).rejects.toMatchObject({ kind: 'malformed' })
})
