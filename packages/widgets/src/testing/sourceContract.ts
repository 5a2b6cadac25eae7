import { describe, expect, it } from 'vitest'
import {
  compositeScore,
  countRankedModels,
  measuredScore,
  MISSING,
  NO_SCORES,
  withRankedModels,
  type ComparedModel,
  type EvaluatedModel,
} from '../domain/index.ts'
import type { EvaluationSource } from '../data/index.ts'
import { aModel, anEntry, anEvaluation, someScores } from './builders.ts'
import { countsFigures, type SourceOver } from './figuresContract.ts'
import { HOSTILE_NAME, MODELS } from './contractModels.ts'
import { SUITE_MODELS, SUITES } from './suites.ts'

/** Tests that every implementation of `EvaluationSource` must pass. */
export function describeSource(name: string, sourceOver: SourceOver): void {
  const sourceOfSuites = () =>
    sourceOver(SUITE_MODELS, [...SUITES, { id: 'empty', title: 'Empty' }])

  describe(`${name} as a source of evaluations`, () => {
    it('lists every evaluated model once, sorted by name', async () => {
      const { items, invalidRows } = await (await sourceOver(MODELS, [])).listLeaderboard()
      expect(items.map(({ id }) => id)).toEqual(['hostile', 'beta', 'precise', 'zeta'])
      expect(invalidRows).toBe(0)
    })

    it('returns intervals, rank ranges and published figures', async () => {
      const source = await sourceOver(MODELS, [])
      const [evaluation] = MODELS.find(({ id }) => id === 'precise')?.evaluations ?? []
      const { subcategories, totalProbes, notes, ...compared } = evaluation ?? anEvaluation()
      const { items } = await source.listLeaderboard()
      expect(items.find(({ id }) => id === 'precise')).toMatchObject(compared)
      const ranked = {
        ...compared,
        scores: withRankedModels(compared.scores, () => countRankedModels(items)),
      }
      expect((await source.getComparedModel('precise'))?.evaluation).toEqual(ranked)
      expect((await source.getModel('precise'))?.evaluation).toEqual({
        ...ranked,
        subcategories,
        totalProbes,
        notes,
      })
    })

    it('returns the latest evaluation only, in any stored order', async () => {
      const { items } = await (await sourceOver(MODELS, [])).listLeaderboard()
      expect(items.find(({ id }) => id === 'beta')).toMatchObject(
        anEntry('beta', {
          name: 'Beta 7B',
          scores: {
            ...NO_SCORES,
            bias: measuredScore(0.5, 0),
            toxicity: measuredScore(1, 0.5),
            jailbreak: measuredScore(0, -1.25),
          },
          evaluatedOn: '2024-01-01',
          dateKind: 'day',
        }),
      )
    })

    it('returns composite and origin as stored', async () => {
      const { items } = await (await sourceOver(MODELS, [])).listLeaderboard()
      const zeta = items.find(({ id }) => id === 'zeta')
      expect(zeta?.scores.composite).toEqual(compositeScore(0.75))
      expect(zeta?.origin).toEqual({ title: 'A Published Paper', url: 'https://example.org/paper' })
    })

    it.each([undefined, 'zeros'])(
      'returns a measured zero with z 0 in the suite %s',
      async (id) => {
        const scores = { ...NO_SCORES, bias: measuredScore(0, 0), composite: compositeScore(0) }
        const evaluation = { ...anEvaluation({ scores }), ...(id && { suiteId: id }) }
        const zero = aModel('zero', { evaluations: [evaluation] })
        const source = await sourceOver([zero], id ? [{ id, title: 'Zeros' }] : [])
        expect((await source.listLeaderboard()).items[0]?.scores).toEqual(scores)
        expect((await source.getModel('zero'))?.evaluation.scores).toEqual(scores)
        expect((await source.getComparedModel('zero'))?.evaluation.scores).toEqual(scores)
      },
    )

    it('returns text as stored', async () => {
      const { items } = await (await sourceOver(MODELS, [])).listLeaderboard()
      expect(items[0]?.name).toBe(HOSTILE_NAME)
    })

    it('returns an empty list for an empty database', async () => {
      const source = await sourceOver([], [])
      expect(await source.listSuites?.()).toEqual({ items: [], invalidRows: 0 })
      expect(await source.listLeaderboard()).toEqual({ items: [], invalidRows: 0 })
      expect(await source.listModels()).toEqual({ items: [], invalidRows: 0 })
    })

    it('lists all models for the pickers, sorted by name', async () => {
      const { items, invalidRows } = await (await sourceOver(MODELS, [])).listModels()
      expect(items.map(({ id }) => id)).toEqual(['hostile', 'beta', 'precise', 'waiting', 'zeta'])
      expect(items[1]).toMatchObject({ id: 'beta', name: 'Beta 7B', provider: 'Acme' })
      expect(invalidRows).toBe(0)
    })

    it('returns a model with all details of its latest evaluation', async () => {
      const beta = MODELS[1]
      const model = await (await sourceOver(MODELS, [])).getModel('beta')
      expect(model?.evaluation.notes).toEqual(['First.', 'Second.', 'Third.'])
      expect(model?.evaluation.subcategories).toHaveLength(2)
      expect(withoutSuites(model)).toEqual({
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
      const model = await (await sourceOver(MODELS, [])).getComparedModel('zeta')
      expect(withoutSuites(model)).toEqual({
        id: 'zeta',
        name: 'zeta 13B',
        provider: 'Zed',
        evaluation: {
          scores: someScores(0.9, 0.8, 0.7, 0.6),
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
      const source = await sourceOver(MODELS, [])
      expect(await source.getModel(id)).toBeUndefined()
      expect(await source.getComparedModel(id)).toBeUndefined()
    })

    it('lists the suites with evaluations in their order, with what they measure', async () => {
      const { items, invalidRows } = (await (await sourceOfSuites()).listSuites?.()) ?? {}
      expect(invalidRows).toBe(0)
      expect(items?.map(({ id, models, categories }) => [id, models, categories])).toEqual([
        ['full', 2, ['bias', 'factuality', 'toxicity', 'jailbreak']],
        ['three', 1, ['bias', 'factuality', 'toxicity']],
        ['one', 2, ['factuality']],
      ])
      expect(items?.[1]).toMatchObject(SUITES[1] ?? {})
      expect(items?.[0]).toMatchObject({ version: undefined, licence: undefined, url: undefined })
    })

    it.each([
      [undefined, 'full', ['old', 'shared']],
      ['three', 'three', ['new']],
      ['one', 'one', ['newest', 'shared']],
      ['unknown', 'full', ['old', 'shared']],
      ['empty', 'full', ['old', 'shared']],
    ])('lists the models of the suite %s: those of %s', async (suite, shown, ids) => {
      const leaderboard = await (await sourceOfSuites()).listLeaderboard({ suite })
      expect(leaderboard.suite?.id).toBe(shown)
      expect(leaderboard.items.map(({ id }) => id)).toEqual(ids)
    })

    countsFigures(sourceOver)

    it('returns the score and composite of the suite', async () => {
      const source = await sourceOfSuites()
      const { items } = await source.listLeaderboard({ suite: 'three' })
      expect(items[0]).toMatchObject({
        scores: { ...someScores(0.3, 0.6, 0.9), composite: compositeScore(0.6) },
      })
      const { items: single } = await source.listLeaderboard({ suite: 'one' })
      expect(single.map(({ scores }) => scores.composite)).toEqual([MISSING, MISSING])
    })

    it('returns a model with its result in the first suite, and the others apart', async () => {
      const source = await sourceOfSuites()
      for (const model of [
        await source.getModel('shared'),
        await source.getComparedModel('shared'),
      ]) {
        expect(model?.suite?.id).toBe('full')
        expect(model?.evaluation.scores).toEqual(someScores(0.9, 0.8, 0.7, 0.6))
        expect(
          model?.otherResults?.map(({ suite, evaluation }) => [suite.id, evaluation.scores]),
        ).toEqual([['one', someScores(undefined, 0.4)]])
      }
      expect(await source.getModel('newest')).toMatchObject({
        suite: { id: 'one' },
        otherResults: [],
      })
    })

    it('lists in which suites each model is', async () => {
      const { items } = await (await sourceOfSuites()).listModels()
      expect(items.map(({ id, suiteIds }) => [id, suiteIds])).toEqual([
        ['new', ['three']],
        ['newest', ['one']],
        ['old', ['full']],
        ['shared', ['full', 'one']],
      ])
    })

    it('rejects when the signal is aborted', async () => {
      const source = await sourceOver(MODELS, [])
      const signal = AbortSignal.abort()
      await expect(source.listLeaderboard({ signal })).rejects.toThrow(/abort/i)
      await expect(source.getModel('beta', { signal })).rejects.toThrow(/abort/i)
    })
  })
}

/** Returns a model without its suite. Rows that name no suite form one in a database. */
function withoutSuites(model: EvaluatedModel | ComparedModel | undefined) {
  if (model === undefined) return undefined
  const { suite: _, otherResults: __, ...rest } = model
  return rest
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
        composite: MISSING,
      }
      expect(await source.listModels()).toMatchObject({ items: [{ id: 'a' }], invalidRows: 0 })
      expect(await source.listLeaderboard()).toMatchObject({
        items: [{ id: 'a', scores, invalidFields: 1 }],
        invalidRows: 0,
      })
      expect(await source.getComparedModel('a')).toMatchObject({
        evaluation: { scores },
        invalidFields: 1,
      })
      expect(await source.getModel('a')).toMatchObject({
        name: 'A',
        description: undefined,
        url: undefined,
        evaluation: { scores, totalProbes: 12, notes: ['Second.'] },
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
