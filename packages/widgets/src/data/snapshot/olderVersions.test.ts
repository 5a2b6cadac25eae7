import { describe, expect, it } from 'vitest'
import { compositeScore, measuredScore, MISSING } from '../../domain/index.ts'
import { aModel, anEvaluation } from '../../testing/builders.ts'
import type { EvaluationSource } from '../evaluationSource.ts'
import { createMemorySource } from '../memorySource.ts'
import type { StoredModel, StoredSuite } from '../storedModel.ts'
import { createLoadedSource, createSnapshot, parseSnapshotFile } from './index.ts'

const FACTS = {
  publishedOn: '2024-05-01',
  licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
}
const KNOWN = {
  interval: { lower: 0.4, upper: 0.6, kind: 'known' },
  ranks: { best: 1, worst: 2, kind: 'at_least' },
} as const

const SUITES: readonly StoredSuite[] = [
  {
    id: 's',
    title: 'S',
    version: '2',
    licence: 'MIT',
    licenceUrl: 'https://example.org/mit',
    publishedOn: '2024-04-01',
    categoryDetails: {
      bias: { figures: ['Stereotypes'], measures: 'What a model prefers.', short: 'Stereotypes' },
      factuality: { figures: ['Quiz', 'Sums'] },
    },
    caveats: ['Few prompts.'],
  },
]
const MODELS: readonly StoredModel[] = [
  aModel('a', {
    description: 'A model.',
    url: 'https://example.org/a',
    evaluations: [
      {
        ...anEvaluation(),
        suiteId: 's',
        evaluatedOn: '2024-03-01',
        dateKind: 'day',
        scores: {
          bias: measuredScore(0.5, 0, KNOWN),
          factuality: { ...MISSING, figures: { present: 1, needed: 2 } },
          toxicity: measuredScore(0, 0),
          jailbreak: MISSING,
          composite: compositeScore(0.5, KNOWN),
        },
        origin: { title: 'A Paper', url: 'https://example.org/paper' },
        totalProbes: 12,
        subcategories: [
          {
            category: 'bias',
            name: 'Stereotypes',
            score: 0.5,
            probeCount: 12,
            measure: 'macro_f1',
            interval: { lower: 0.4, upper: 0.6, kind: 'known', level: 0.9 },
            published: { value: 50, low: 0, high: 100, isLowerBetter: true, unit: 'percent' },
          },
          {
            category: 'factuality',
            name: 'Quiz',
            score: 0.25,
            probeCount: undefined,
            measure: 'mean',
            unknownError: 'no_level',
          },
        ],
        notes: ['A note.'],
      },
    ],
  }),
  aModel('b', { evaluations: [] }),
]

const ERROR = { lower: 0.4, upper: 0.6, interval_kind: 'known' }
const RANKS = { rank_best: 1, rank_worst: 2, rank_kind: 'at_least' }

/** The same figures as version 2 wrote them. */
const VERSION_2 = {
  format: 'transparency-lab/snapshot',
  version: 2,
  published_on: '2024-05-01',
  licence: FACTS.licence,
  attribution: 'A Paper (https://example.org/paper)',
  suites: [
    {
      id: 's',
      title: 'S',
      version: '2',
      language: null,
      evaluator: null,
      url: null,
      licence: 'MIT',
      licence_url: 'https://example.org/mit',
      published_on: '2024-04-01',
      description: null,
      categories: ['bias', 'factuality', 'toxicity'],
      category_details: {
        bias: { figures: ['Stereotypes'], measures: 'What a model prefers.', short: 'Stereotypes' },
        factuality: { figures: ['Quiz', 'Sums'] },
      },
      caveats: ['Few prompts.'],
      model_count: 1,
    },
  ],
  planned_models: [{ name: 'C', provider: 'P' }],
  models: [
    {
      id: 'a',
      name: 'Model a',
      provider: 'Acme',
      description: 'A model.',
      model_url: 'https://example.org/a',
      evaluations: [
        {
          suite_id: 's',
          evaluation_date: '2024-03-01',
          date_kind: 'day',
          compound_score: 0.5,
          ...ERROR,
          ...RANKS,
          incomplete_categories: { factuality: { present: 1, needed: 2 } },
          source_title: 'A Paper',
          source_url: 'https://example.org/paper',
          evaluation_scores: [
            { category: 'bias', raw_score: 0.5, z_score: 0, ...ERROR, ...RANKS },
            { category: 'toxicity', raw_score: 0, z_score: 0 },
          ],
          total_probes: 12,
          evaluation_categories: [
            {
              parent_category: 'bias',
              subcategory: 'Stereotypes',
              score: 0.5,
              probe_count: 12,
              measure: 'macroF1',
              lower: 0.4,
              upper: 0.6,
              interval_level: 0.9,
              published_value: 50,
              published_unit: 'percent',
              published_low: 0,
              published_high: 100,
              lower_is_better: true,
            },
            {
              parent_category: 'factuality',
              subcategory: 'Quiz',
              score: 0.25,
              probe_count: null,
              measure: 'mean',
              unknown_error: 'no_level',
            },
          ],
          evaluation_notes: [{ note_text: 'A note.' }],
        },
      ],
    },
    {
      id: 'b',
      name: 'Model b',
      provider: 'Acme',
      description: null,
      model_url: null,
      evaluations: [],
    },
  ],
}

const sourceOver = (content: unknown) =>
  createLoadedSource(
    { url: 'https://lab.example/', loadedAt: Date.now(), file: parseSnapshotFile(content) },
    { staleTimeMs: Infinity },
  )
const take = () =>
  createSnapshot(
    createMemorySource(MODELS, SUITES, { plannedModels: [{ name: 'C', provider: 'P' }] }),
    FACTS,
  )

describe('a snapshot of an older version', () => {
  it('becomes the JSON of a current snapshot of the same figures', async () => {
    expect(JSON.stringify(parseSnapshotFile(VERSION_2))).toBe(JSON.stringify(await take()))
  })

  it('has the models that it was created from', async () => {
    const memory = createMemorySource(MODELS, SUITES)
    expect(await sourceOver(VERSION_2).getModel('a')).toEqual(await memory.getModel('a'))
    expect(await sourceOver(VERSION_2).listModels()).toEqual(await memory.listModels())
    expect(await sourceOver(VERSION_2).listSuites?.()).toEqual(await memory.listSuites?.())
  })

  it('has no suites in version 1, and a zero in it is measured', async () => {
    const { suites: _, planned_models: __, models, ...head } = VERSION_2
    const [model] = models
    const [{ suite_id: ___, ...evaluation } = { suite_id: '' }] = model?.evaluations ?? []
    const source = sourceOver({
      ...head,
      version: 1,
      models: [{ ...model, evaluations: [evaluation] }],
    })
    expect(await source.listSuites?.()).toEqual({ items: [], invalidRows: 0 })
    expect((await source.getModel('a'))?.evaluation.scores.toxicity).toEqual(measuredScore(0, 0))
  })
})

it('a snapshot of a snapshot has the same bytes', async () => {
  const text = JSON.stringify(await take())
  expect(JSON.stringify(await createSnapshot(sourceOver(JSON.parse(text)), FACTS))).toBe(text)
})

it('a source with a text that readers of a snapshot reject has no snapshot', async () => {
  const source = createMemorySource([aModel('a')])
  const wrong: EvaluationSource = {
    ...source,
    getModel: async (id) => {
      const model = await source.getModel(id)
      return model && { ...model, url: 'javascript:alert(1)' }
    },
  }
  await expect(createSnapshot(wrong, FACTS)).rejects.toThrow('“a” has 1 invalid fields')
})
