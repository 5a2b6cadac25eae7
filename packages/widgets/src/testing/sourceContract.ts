import { describe, expect, it } from 'vitest'
import { measuredScore, MISSING } from '../domain/index.ts'
import { aModel, anEvaluation, someScores } from './builders.ts'
import type { EvaluationSource, StoredModel } from '../data/index.ts'

const HOSTILE_NAME = `<b>O'Neill</b> "x" \\ ; drop table models; -- ‮`

const MODELS: readonly StoredModel[] = [
  aModel('zeta', { name: 'zeta 13B', provider: 'Zed' }),
  aModel('beta', {
    name: 'Beta 7B',
    description: undefined,
    url: undefined,
    evaluations: [
      anEvaluation({ evaluatedOn: '2023-12-31', scores: someScores(0.1, 0.1, 0.1, 0.1) }),
      anEvaluation({
        evaluatedOn: '2024-01-01',
        scores: { ...someScores(0.5, undefined, 1), jailbreak: measuredScore(0, -1.25) },
        origin: undefined,
        subcategories: [
          { category: 'toxicity', name: 'b', score: 0, probeCount: 0, measure: 'mean' },
          { category: 'bias', name: 'a', score: 1, probeCount: 12, measure: 'macroF1' },
        ],
        notes: ['First.', 'Second.', 'Third.'],
      }),
      anEvaluation({ evaluatedOn: '2022-06-01' }),
    ],
  }),
  aModel('waiting', { name: 'Waiting', evaluations: [] }),
  aModel('hostile', { name: HOSTILE_NAME }),
]

/** Tests that every implementation of `EvaluationSource` must pass. */
export function describeSource(
  name: string,
  sourceOver: (models: readonly StoredModel[]) => Promise<EvaluationSource>,
): void {
  describe(`${name} as a source of evaluations`, () => {
    it('lists every evaluated model once, sorted by name', async () => {
      const { items, invalidRows } = await (await sourceOver(MODELS)).listLeaderboard()
      expect(items.map(({ id }) => id)).toEqual(['hostile', 'beta', 'zeta'])
      expect(invalidRows).toBe(0)
    })

    it('returns the latest evaluation only, in any stored order', async () => {
      const { items } = await (await sourceOver(MODELS)).listLeaderboard()
      expect(items.find(({ id }) => id === 'beta')).toEqual({
        id: 'beta',
        name: 'Beta 7B',
        provider: 'Acme',
        scores: {
          bias: measuredScore(0.5, 0),
          factuality: MISSING,
          toxicity: measuredScore(1, 0.5),
          jailbreak: measuredScore(0, -1.25),
        },
        composite: undefined,
        evaluatedOn: '2024-01-01',
        origin: undefined,
        isPlaceholder: false,
      })
    })

    it('returns composite and origin as stored', async () => {
      const { items } = await (await sourceOver(MODELS)).listLeaderboard()
      const zeta = items.find(({ id }) => id === 'zeta')
      expect(zeta?.composite).toBe(0.75)
      expect(zeta?.origin).toEqual({ title: 'A Published Paper', url: 'https://example.org/paper' })
    })

    it('returns text as stored', async () => {
      const { items } = await (await sourceOver(MODELS)).listLeaderboard()
      expect(items[0]?.name).toBe(HOSTILE_NAME)
    })

    it('returns an empty list for an empty database', async () => {
      const source = await sourceOver([])
      expect(await source.listLeaderboard()).toEqual({ items: [], invalidRows: 0 })
      expect(await source.listModels()).toEqual({ items: [], invalidRows: 0 })
    })

    it('lists all models for the pickers, sorted by name', async () => {
      const { items, invalidRows } = await (await sourceOver(MODELS)).listModels()
      expect(items.map(({ id }) => id)).toEqual(['hostile', 'beta', 'waiting', 'zeta'])
      expect(items[1]).toEqual({ id: 'beta', name: 'Beta 7B', provider: 'Acme' })
      expect(invalidRows).toBe(0)
    })

    it('returns a model with all details of its latest evaluation', async () => {
      const beta = MODELS[1]
      const model = await (await sourceOver(MODELS)).getModel('beta')
      expect(model?.evaluation.notes).toEqual(['First.', 'Second.', 'Third.'])
      expect(model?.evaluation.subcategories).toHaveLength(2)
      expect(model).toEqual({
        id: 'beta',
        name: 'Beta 7B',
        provider: 'Acme',
        description: undefined,
        url: undefined,
        evaluation: {
          ...beta?.evaluations[1],
          subcategories: expect.arrayContaining([...(beta?.evaluations[1]?.subcategories ?? [])]),
        },
      })
    })

    it('returns a model with scores only for the comparison', async () => {
      const model = await (await sourceOver(MODELS)).getComparedModel('zeta')
      expect(model).toEqual({
        id: 'zeta',
        name: 'zeta 13B',
        provider: 'Zed',
        evaluation: {
          scores: someScores(0.9, 0.8, 0.7, 0.6),
          composite: 0.75,
          evaluatedOn: '2024-03-01',
          origin: { title: 'A Published Paper', url: 'https://example.org/paper' },
        },
      })
    })

    it.each([
      'unknown',
      'waiting',
      '',
      'BETA',
      'beta,zeta',
      "beta' or '1'='1",
      '../beta',
      '__proto__',
    ])('returns undefined for the id "%s"', async (id) => {
      const source = await sourceOver(MODELS)
      expect(await source.getModel(id)).toBeUndefined()
      expect(await source.getComparedModel(id)).toBeUndefined()
    })

    it('rejects when the signal is aborted', async () => {
      const source = await sourceOver(MODELS)
      const signal = AbortSignal.abort()
      await expect(source.listLeaderboard({ signal })).rejects.toThrow(/abort/i)
      await expect(source.getModel('beta', { signal })).rejects.toThrow(/abort/i)
    })
  })
}

const STORED_ROW = {
  id: 'a',
  name: 'A',
  provider: 'Acme',
  description: 'A model.',
  model_url: 'https://example.org/a',
  evaluations: [
    {
      evaluation_date: '2024-03-01',
      compound_score: 0.5,
      source_title: 'A Published Paper',
      source_url: 'https://example.org/paper',
      total_probes: 12,
      evaluation_scores: [
        { category: 'bias', raw_score: 0.25, z_score: -1 },
        { category: 'toxicity', raw_score: 0.75, z_score: 1 },
      ],
      evaluation_categories: [],
      evaluation_notes: [{ note_text: 'First.' }, { note_text: 'Second.' }],
    },
  ],
}

/** Tests that every source that parses rows must pass, about invalid ones. */
export function describeInvalidRows(
  name: string,
  sourceOver: (rows: readonly unknown[]) => EvaluationSource,
): void {
  const [evaluation] = STORED_ROW.evaluations

  describe(`${name} over invalid rows`, () => {
    it('leaves out and counts invalid optional fields, and returns the model', async () => {
      const row = {
        ...STORED_ROW,
        description: '',
        model_url: 'www.example.org/a',
        evaluations: [
          {
            ...evaluation,
            evaluation_scores: [
              { category: 'bias', raw_score: 1.7, z_score: -1 },
              { category: 'toxicity', raw_score: 0.75, z_score: 1 },
            ],
            evaluation_notes: [{ note_text: 7 }, { note_text: 'Second.' }],
          },
        ],
      }
      const source = sourceOver([row])
      const scores = {
        bias: MISSING,
        factuality: MISSING,
        toxicity: measuredScore(0.75, 1),
        jailbreak: MISSING,
      }
      expect(await source.listModels()).toMatchObject({ items: [{ id: 'a' }], invalidRows: 0 })
      expect(await source.listLeaderboard()).toMatchObject({
        items: [{ id: 'a', scores, composite: undefined, invalidFields: 1 }],
        invalidRows: 0,
      })
      expect(await source.getComparedModel('a')).toMatchObject({
        evaluation: { scores, composite: undefined },
        invalidFields: 1,
      })
      expect(await source.getModel('a')).toMatchObject({
        name: 'A',
        description: undefined,
        url: undefined,
        evaluation: { scores, composite: undefined, totalProbes: 12, notes: ['Second.'] },
        invalidFields: 4,
      })
    })

    it.each([
      ['name', { ...STORED_ROW, name: 7 }],
      ['provider', { ...STORED_ROW, provider: ' ' }],
      [
        'evaluation date',
        { ...STORED_ROW, evaluations: [{ ...evaluation, evaluation_date: null }] },
      ],
    ])('counts a row without a valid %s, and rejects its model', async (_, row) => {
      const source = sourceOver([row, { ...STORED_ROW, id: 'b' }])
      expect(await source.listLeaderboard()).toMatchObject({ items: [{ id: 'b' }], invalidRows: 1 })
      await expect(source.getModel('a')).rejects.toMatchObject({ kind: 'malformed' })
      await expect(source.getComparedModel('a')).rejects.toMatchObject({ kind: 'malformed' })
    })
  })
}
