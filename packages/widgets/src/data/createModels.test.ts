import { describe, expect, it, vi } from 'vitest'
import {
  getRawScore,
  isMeasured,
  MEASURES,
  wilsonInterval,
  criticalValue,
} from '../domain/index.ts'
import { createModels } from './createModels.ts'
import { createMemorySource } from './memorySource.ts'
import type { OwnModel } from './ownModel.ts'
import type { StoredModel } from './storedModel.ts'

const anOwnModel = (id: string, figures: OwnModel['figures']): OwnModel => ({
  id,
  name: `Model ${id}`,
  provider: 'Acme',
  evaluatedOn: '2026-01-31',
  figures,
})

const scoresOf = (models: readonly OwnModel[]) =>
  createModels(models).map(({ evaluations }) => {
    const { scores } = evaluations[0] ?? {}
    return scores && MEASURES.map((measure) => getRawScore(scores[measure]))
  })

describe('models of raw figures in two suites', () => {
  const models = [
    ...createModels([anOwnModel('a', { bias: 0.9 }), anOwnModel('b', { bias: 0.7 })], 'first'),
    ...createModels([anOwnModel('a', { bias: 0.4 }), anOwnModel('c', { bias: 0 })], 'second'),
  ]
  const suites = ['first', 'second'].map((id) => ({ id, title: id }))

  it('have their results in both', async () => {
    const source = createMemorySource(models, suites)
    const { items } = await source.listModels()
    expect(items.map(({ id, suiteIds }) => [id, suiteIds])).toEqual([
      ['a', ['first', 'second']],
      ['b', ['first']],
      ['c', ['second']],
    ])
    const model = await source.getModel('a')
    expect(model?.otherResults?.map(({ suite }) => suite.id)).toEqual(['second'])
  })

  it('have the description and the address of the first object that has them', async () => {
    const facts = { description: 'A model.', url: 'https://example.org/' }
    const rich = models.map((model, index) => (index === 2 ? { ...model, ...facts } : model))
    expect(await createMemorySource(rich, suites).getModel('a')).toMatchObject(facts)
  })

  it.each<[string, Partial<StoredModel>, string]>([
    [
      'another name',
      { name: 'B' },
      'models[4] has the id “a” of “Model a” by “Acme”, but is “B” by “Acme”.',
    ],
    ['another provider', { provider: 'B' }, 'but is “Model a” by “B”.'],
    [
      'a suite again',
      {},
      'models[4] has the id “a” of an earlier one in the suite “first”: put all',
    ],
  ])('throw a sentence for an object of the same model with %s', (_, change, sentence) => {
    const [first] = models
    const repeated = first ? [{ ...first, ...change }] : []
    expect(() => createMemorySource([...models, ...repeated], suites)).toThrow(sentence)
  })
})

describe('models of raw figures', () => {
  it('have z-scores and composites of all models, and no score where nothing was measured', () => {
    const models = createModels([
      anOwnModel('a', { bias: 0.9, toxicity: 0.5 }),
      anOwnModel('b', { bias: 0.7, toxicity: 0 }),
      anOwnModel('c', { bias: 0.5 }),
    ])
    const scores = models.map(({ evaluations }) => evaluations[0]?.scores)
    const zs = scores.map((all) => all && isMeasured(all.bias) && all.bias.z)
    expect(zs).toEqual([Math.sqrt(1.5), 0, -Math.sqrt(1.5)].map((z) => expect.closeTo(z, 9)))
    // Two categories were measured; a measured zero counts, a missing score does not.
    expect(scores.map((all) => all && getRawScore(all.composite))).toEqual([0.7, 0.35, undefined])
    expect(scores.map((all) => all?.jailbreak.kind)).toEqual(['missing', 'missing', 'missing'])
    expect(scores[2]?.toxicity.kind).toBe('missing')
  })

  it('average several figures only where a model has all that another has', () => {
    const two = [
      { name: 'Hiring', score: 0.8 },
      { name: 'Lending', score: 0.6 },
    ]
    expect(
      scoresOf([
        anOwnModel('a', { bias: two }),
        anOwnModel('b', { bias: { name: 'Hiring', score: 1 } }),
      ]).map((scores) => scores?.[0]),
    ).toEqual([0.7, undefined])
  })

  it('have intervals and places where the number of prompts is known', async () => {
    const source = createMemorySource(
      createModels([
        anOwnModel('a', { bias: { score: 0.9, probeCount: 400 } }),
        anOwnModel('b', { bias: { score: 0.5, probeCount: 400 } }),
        anOwnModel('c', { bias: 0.4 }),
      ]),
    )
    const { items } = await source.listLeaderboard()
    const [a, , c] = items.map(({ scores }) => (isMeasured(scores.bias) ? scores.bias : undefined))
    const { lower, upper } = wilsonInterval(0.9, 400, criticalValue(0.95))
    expect(a?.interval).toEqual({
      lower: expect.closeTo(lower, 9) as number,
      upper: expect.closeTo(upper, 9) as number,
      kind: 'known',
    })
    expect(a?.ranks).toMatchObject({ best: 1, worst: 1 })
    expect(c?.interval).toBeUndefined()
  })

  it('belong to a suite', async () => {
    const models = createModels([anOwnModel('a', { bias: 0.9 })], 'own')
    const source = createMemorySource(models, [{ id: 'own', title: 'Own' }])
    const { suite } = await source.listLeaderboard()
    expect(suite?.categories).toEqual(['bias'])
  })

  it('may have null in JSON for what is left out', () => {
    const model = anOwnModel('a', { bias: { score: 0.9, probeCount: 400 } })
    const nulls = {
      ...model,
      ...{ description: null, url: null, origin: null, totalProbes: null, notes: null },
      figures: {
        bias: { score: 0.9, probeCount: 400, name: null, standardError: null, measure: null },
        toxicity: null,
      },
    } as unknown as OwnModel
    expect(createModels([nulls])).toEqual(createModels([model]))
  })

  it('warn if no model has all figures of a category, because a name is spelt differently', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    createModels([
      anOwnModel('a', { bias: { name: 'Short answers', score: 0.9 }, toxicity: 1 }),
      anOwnModel('b', { bias: { name: 'short answers', score: 0.8 } }),
    ])
    expect(warn.mock.calls).toEqual([
      [
        'createModels: no model has a score in bias, which needs each of its figures: “Short answers” is missing in b; “short answers” is missing in a. Every model that has a figure uses the same name for it.',
      ],
    ])
    warn.mockRestore()
  })

  it('are an empty list for an empty list', () => {
    expect(createModels([])).toEqual([])
  })
})

describe('models that plain JavaScript got wrong', () => {
  const model = anOwnModel('a', { bias: 0.9 })
  it.each<[string, unknown, string | RegExp]>([
    ['no list', { a: 1 }, 'the models are an object, not a list.'],
    ['a model of null', [null], 'models[0] is null, not a model.'],
    ['an id with capitals', [{ ...model, id: 'GPT' }], 'models[0].id is “GPT”, not lowercase'],
    ['a repeated id', [model, model], 'models[1].id is “a”, as of a model before it.'],
    ['no provider', [{ ...model, provider: ' ' }], 'models[0].provider is “ ”, not a text.'],
    [
      'a date of another form',
      [{ ...model, evaluatedOn: '31.1.2026' }],
      'not a date as “2026-01-31”',
    ],
    ['no figures', [{ ...model, figures: undefined }], 'models[0].figures is undefined, not'],
    [
      'a percentage',
      [{ ...model, figures: { bias: 87 } }],
      'bias is 87, not a fraction from 0 to 1',
    ],
    ['NaN', [{ ...model, figures: { bias: { score: NaN } } }], 'figures.bias.score is NaN, not a'],
    [
      'an unknown key of a figure',
      [{ ...model, figures: { bias: { score: 0.9, probecount: 400 } } }],
      'figures.bias has “probecount”. Allowed: name, score, probeCount, standardError, measure.',
    ],
    ['an unknown key', [{ ...model, date: '2026' }], 'models[0] has “date”. Allowed: id, name,'],
    [
      'an unknown key of the origin',
      [{ ...model, origin: { title: 'T', link: 'https://a.test' } }],
      'models[0].origin has “link”. Allowed: title, url.',
    ],
    ['NaN prompts', [{ ...model, totalProbes: NaN }], 'models[0].totalProbes is NaN, not a whole'],
    ['-5 prompts', [{ ...model, totalProbes: -5 }], 'models[0].totalProbes is -5, not a whole'],
    [
      'an object as description',
      [{ ...model, description: {} }],
      'models[0].description is an object, not a text.',
    ],
    ['a text as notes', [{ ...model, notes: 'x' }], 'models[0].notes is “x”, not a list.'],
    ['an object as note', [{ ...model, notes: [{}] }], '.notes[0] is an object, not a text.'],
    [
      'an object as name of a figure',
      [{ ...model, figures: { bias: { name: {}, score: 1 } } }],
      'figures.bias.name is an object, not a text.',
    ],
    [
      'a text',
      [{ ...model, figures: { bias: '0.9' } }],
      'figures.bias is “0.9”, not a fraction or',
    ],
    ['an unknown category', [{ ...model, figures: { safety: 1 } }], 'has “safety”. Allowed: bias,'],
    [
      'an empty list',
      [{ ...model, figures: { bias: [] } }],
      'leave it out if nothing was measured.',
    ],
    [
      'two figures of one name',
      [{ ...model, figures: { bias: [1, 2].map(() => ({ name: 'A', score: 1 })) } }],
      'figures.bias[1].name is “A”, not a name of its own.',
    ],
    [
      'null among figures',
      [{ ...model, figures: { bias: [{ name: 'A', score: 1 }, null] } }],
      /^createModels: models\[0\]\.figures\.bias\[1\] is null, not a fraction or a figure\.$/,
    ],
    [
      'a list in place of categories',
      [{ ...model, figures: [] }],
      'figures is a list, not an object of figures by category.',
    ],
    [
      'half a prompt',
      [{ ...model, figures: { bias: { score: 1, probeCount: 0.5 } } }],
      'figures.bias.probeCount is 0.5, not a whole number from 1.',
    ],
    [
      'an unknown measure',
      [{ ...model, figures: { bias: { score: 1, measure: 'f1' } } }],
      'figures.bias.measure is “f1”. Allowed: proportion, macro_f1, mean.',
    ],
  ])('such as %s throw a sentence', (_, given, sentence) => {
    const create = () => createModels(given as readonly OwnModel[])
    expect(create).toThrow(TypeError)
    expect(create).toThrow(sentence)
  })

  it.each([5, ''])('cannot have the suite %j', (suite) => {
    expect(() => createModels([], suite as string)).toThrow('the id of the suite is ')
  })

  it('are all named at once', () => {
    const models = [{ ...anOwnModel('a', { bias: 2, toxicity: -1 }), name: '', provider: '' }]
    expect(() => createModels(models)).toThrow(
      /name is “”[^]*provider is “”[^]*figures\.bias is 2[^]*figures\.toxicity is -1/,
    )
  })
})
