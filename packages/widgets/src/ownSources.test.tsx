import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MISSING, NO_SCORES } from './domain/index.ts'
import { enLeaderboard } from './labels/index.ts'
import { aModel } from './testing/builders.ts'
import { eventually } from './testing/eventually.ts'
import { createSnapshotSource } from './data/snapshot/index.ts'
import { createSupabaseSource } from './data/supabase/index.ts'
import { createStubClient } from './testing/createStubClient.ts'
import { inSuite } from './testing/suites.ts'
import { renderWithSource } from './testing/renderWithSource.tsx'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'
import {
  createMemorySource,
  type EvaluationSource,
  type MemorySourceOptions,
  type StoredModel,
  type StoredSuite,
} from './data/index.ts'

const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))
const a = { id: 'a', name: 'A', provider: 'P' }
const sourceWith = (methods: object): EvaluationSource => ({
  ...createMemorySource([]),
  initial: undefined,
  ...methods,
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a source in plain JavaScript', () => {
  it.each<[string, unknown, string]>([
    ['that is undefined', undefined, 'EvaluationsProvider: source is undefined, not an Ev'],
    ['that is an address', 'https://a.test', 'source is https://a.test, not an Ev'],
    ['without methods', { getModel: () => null }, 'source is [object Object], not an Ev'],
  ])('%s throws a sentence', (_, source, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const render = () =>
      renderWithSource(<LeaderboardTable />, [], { source: source as EvaluationSource })
    expect(render).toThrow(sentence)
  })

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'listLeaderboard is undefined, not an object with a list of items.'],
    ['a list', [], 'listLeaderboard is a list, not an object with a list of items.'],
    ['a row of null', { items: [null] }, 'listLeaderboard: items[0] is null, not a model.'],
    [
      'a row without scores',
      { items: [a] },
      'listLeaderboard: items[0].scores is undefined, not an object of five scores.',
    ],
    [
      'numbers as scores',
      { items: [{ ...a, scores: { bias: 0.9, composite: 0.9 } }] },
      'listLeaderboard: items[0].scores.bias is 0.9, not MISSING or a score from 0 to 1',
    ],
    [
      'a row with two scores',
      { items: [{ ...a, scores: { bias: MISSING, composite: MISSING } }] },
      'listLeaderboard: items[0].scores.factuality is undefined, not MISSING or a score',
    ],
    [
      'a row with a score without z',
      { items: [{ ...a, scores: { ...NO_SCORES, bias: { kind: 'measured', raw: 0.5 } } }] },
      'listLeaderboard: items[0].scores.bias.z is undefined, not a number from -100 to 100.',
    ],
    [
      'a percentage as score',
      { items: [{ ...a, scores: { ...NO_SCORES, bias: { kind: 'measured', raw: 87, z: 0 } } }] },
      'listLeaderboard: items[0].scores.bias.raw is 87, not a fraction from 0 to 1',
    ],
    [
      'a date of a class',
      { items: [{ ...a, scores: NO_SCORES, evaluatedOn: new Date(0) }] },
      'listLeaderboard: items[0].evaluatedOn is an object, not a date as',
    ],
    [
      'an id twice',
      { items: [a, a].map((model) => ({ ...model, scores: NO_SCORES })) },
      'listLeaderboard: items[1].id is “a”, as of an item before it.',
    ],
    [
      'a planned model without a name',
      { items: [], plannedModels: [{ provider: 'P' }] },
      'listLeaderboard: plannedModels[0].name is undefined, not a text.',
    ],
    [
      'a suite without an id',
      { items: [], suite: {} },
      'listLeaderboard: suite.id is undefined, not lowercase letters',
    ],
  ])('that returns %s fails with a sentence in the console', async (_, value, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const source = sourceWith({ listLeaderboard: () => Promise.resolve(value) })
    renderWithSource(<LeaderboardTable />, [], { source })
    expect(await screen.findByText(enLeaderboard.errorTitle)).toBeTruthy()
    expect(complaints().join('\n')).toContain(sentence)
  })

  it.each<[keyof EvaluationSource, unknown, string]>([
    ['listSuites', [{ id: 's', title: 'S' }], ' is a list, not an object with a list of items.'],
    ['listSuites', { items: [null] }, ': items[0] is null, not a suite.'],
    ['listModels', [a], ' is a list, not an object with a list of items.'],
    ['listModels', { items: [null] }, ': items[0] is null, not a model.'],
    ['getRelease', {}, ': publishedOn is undefined, not a date as'],
    ['getContested', {}, ': figures is undefined, not a list.'],
  ])('whose %s returns %j keeps the table, with a sentence in the console', async (...given) => {
    const [method, value, sentence] = given
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const models = ['s', 't'].map((suite) =>
      aModel(suite, { evaluations: [inSuite(suite, 0.5, 0.5, 0.5, 0.5)] }),
    )
    const suites = ['s', 't'].map((id) => ({ id, title: id }))
    const source: EvaluationSource = {
      ...createMemorySource(models, suites),
      [method]: () => Promise.resolve(value),
      initial: { [method]: () => value },
    }
    const { user } = renderWithSource(<LeaderboardTable />, [], { source })
    expect(await screen.findByRole('rowheader', { name: 'Model s' })).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'other')
    await eventually(() =>
      expect(complaints().join('\n')).toContain(`the source’s ${method}${sentence}`),
    )
    expect(screen.getByRole('searchbox')).toBeTruthy()
  })

  it('that returns a model without scores fails with a sentence in the console', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const source = sourceWith({
      getModel: () => Promise.resolve(a),
      getComparedModel: () => Promise.resolve(a),
    })
    renderWithSource(<ModelCard modelId="a" />, [], { source })
    await eventually(() =>
      expect(complaints().join('\n')).toMatch(/get\w*Model\.evaluation is undefined/),
    )
  })
})

describe('null from JSON', () => {
  it.each(['initial', 'requested'])('is missing in a model that is %s', async (when) => {
    const known = createMemorySource([aModel('a')]).initial?.getModel?.('a')
    if (!known) throw new Error('There is no model.')
    const { evaluation } = known
    const json = { ...known, url: null, evaluation: { ...evaluation, totalProbes: null } }
    const getModel = () => json
    const initial = when === 'initial' ? { getModel } : undefined
    const source = sourceWith({ getModel: () => Promise.resolve(getModel()), initial })
    renderWithSource(<ModelReport modelId="a" />, [], { source })
    expect(await screen.findByRole('heading', { name: known.name })).toBeTruthy()
    const text = document.body.textContent
    expect(text).not.toContain('· 0 probes')
    expect(text).not.toContain('View Model Details')
  })

  it.each(['initial', 'requested'])('is missing in a leaderboard that is %s', async (when) => {
    const [entry] = createMemorySource([aModel('a')]).initial?.listLeaderboard?.()?.items ?? []
    const composite = { kind: 'measured', raw: 0.5, interval: null, ranks: null }
    const scores = { ...entry?.scores, composite }
    const json = { items: [{ ...entry, scores, origin: null }], suite: null, plannedModels: null }
    const listLeaderboard = () => json
    const initial = when === 'initial' ? { listLeaderboard } : undefined
    const methods = { listLeaderboard: () => Promise.resolve(json), initial }
    renderWithSource(<LeaderboardTable />, [], { source: sourceWith(methods) })
    expect(await screen.findByRole('rowheader', { name: 'Model a' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('NaN')
  })

  it('leaves out the options of a source', async () => {
    const none = null as unknown as undefined
    const fetch = () => Promise.reject(new Error('offline'))
    vi.stubGlobal('fetch', fetch)
    const loading = createSnapshotSource('/snapshot.json', none).listModels()
    await expect(loading).rejects.toThrow('offline')
    const { client } = createStubClient(() => Response.json([]))
    const options = { plannedModels: none }
    expect((await createSupabaseSource(client, options).listLeaderboard()).items).toEqual([])
  })
})

describe('models in memory', () => {
  const FIGURE = { category: 'bias', name: 'A', score: 0.5 }
  const model = aModel('a')
  const [evaluation] = model.evaluations
  it.each<[string, unknown, string]>([
    ['no list', 'a', 'the models are “a”, not a list.'],
    [
      'no evaluations',
      { ...model, evaluations: undefined },
      '.evaluations is undefined, not a list',
    ],
    [
      'a number as score',
      { ...model, evaluations: [{ ...evaluation, scores: { ...evaluation?.scores, bias: 0.9 } }] },
      'models[0].evaluations[0].scores.bias is 0.9, not MISSING or a score from 0 to 1',
    ],
    [
      'an address that browsers run',
      { ...model, url: 'javascript:alert(1)' },
      'models[0].url is “javascript:alert(1)”, not an http or https address without spaces and without a user.',
    ],
    [
      'such an address of a publication',
      { ...model, evaluations: [{ ...evaluation, origin: { title: 'T', url: 'javascript:x' } }] },
      'models[0].evaluations[0].origin.url is “javascript:x”, not an http or https address',
    ],
    [
      'no notes',
      { ...model, evaluations: [{ ...evaluation, notes: undefined }] },
      'models[0].evaluations[0].notes is undefined, not a list.',
    ],
    [
      'an object as note',
      { ...model, evaluations: [{ ...evaluation, notes: [{}] }] },
      'models[0].evaluations[0].notes[0] is an object, not a text.',
    ],
    [
      'two figures of one name',
      { ...model, evaluations: [{ ...evaluation, subcategories: [FIGURE, FIGURE] }] },
      'models[0].evaluations[0].subcategories[1].name is “A”, not a name of its own.',
    ],
  ])('with %s throw a sentence', (_, given, sentence) => {
    const models = typeof given === 'string' ? given : [given]
    expect(() => createMemorySource(models as readonly StoredModel[])).toThrow(sentence)
  })
})

describe('suites in memory', () => {
  const create = (suites: unknown, options?: unknown) =>
    createMemorySource([], suites as readonly StoredSuite[], options as MemorySourceOptions)

  it.each<[string, unknown, string]>([
    ['an object', {}, 'createMemorySource: the suites are an object, not a list.'],
    ['a list of null', [null], 'suites[0] is null, not a suite.'],
    ['a suite without title', [{ id: 's' }], 'suites[0].title is undefined, not a text.'],
  ])('that are %s throw a sentence', (_, suites, sentence) => {
    expect(() => create(suites)).toThrow(TypeError)
    expect(() => create(suites)).toThrow(sentence)
  })

  it('may be null, like the options', async () => {
    expect(await create(null, null).listLeaderboard()).toEqual({ items: [], invalidRows: 0 })
    const source = create([], { plannedModels: null, contested: null })
    expect(source.getContested).toBeUndefined()
  })
})
