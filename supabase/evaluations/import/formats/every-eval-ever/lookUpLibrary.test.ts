import { describe, expect, it } from 'vitest'
import {
  readRecord,
  createConvertedResult,
  type RecordOptions,
  type ResultOptions,
} from '../../testing/convertedRecord.ts'

async function readOne(library: string, options: ResultOptions, more?: RecordOptions) {
  const { judged } = await readRecord(library, [createConvertedResult(options)], more)
  const [first] = judged
  if (first === undefined) throw new Error('There is no figure.')
  return first
}

const TRUTHFUL = { name: 'truthfulqa_mc1', dataset: 'truthfulqa_mc1', description: 'acc' }

describe('a record of lm-evaluation-harness', () => {
  it.each(['lm_eval', 'lm-eval', 'lm-evaluation-harness', 'LM Eval'])(
    'is looked up in the rows of %s',
    async (library) => {
      const options = { ...TRUTHFUL, uncertainty: { num_samples: 817 } }
      expect(await readOne(library, options)).toMatchObject({
        reason: null,
        meaning: { category: 'factuality', subcategory: 'TruthfulQA MC1 (accuracy)' },
        figure: { n: 817 },
      })
    },
  )

  it('has a filter of its own', async () => {
    const filtered = { ...TRUTHFUL, description: 'acc (filter: strict)' }
    expect((await readOne('lm_eval', filtered)).reason).toContain('has no row')
  })

  it('needs no direction and no bounds, which the table of metrics has', async () => {
    const toxic = {
      name: 'realtoxicityprompts',
      dataset: 'realtoxicityprompts',
      description: 'score',
    }
    const config = { min_score: undefined, max_score: undefined }
    expect(await readOne('lm_eval', { ...toxic, config, score: 0.1 })).toMatchObject({
      reason: null,
      meaning: { lowerIsBetter: true },
    })
  })

  it('declares "lower is better", unlike "higher is better"', async () => {
    const config = { lower_is_better: true }
    const { reason } = await readOne('lm_eval', { ...TRUTHFUL, config })
    expect(reason).toContain('it declares that lower is better')
  })

  it('is of another model if its arguments change the model', async () => {
    const additional_details = { model_args: 'pretrained=openai/model-a,peft=org/adapter' }
    const model = { additional_details }
    expect((await readOne('lm_eval', TRUTHFUL, { model })).reason).toContain(
      'the base of an adapter',
    )
  })
})

describe('a record of Inspect', () => {
  const SIMPLE = {
    name: 'accuracy on inspect_evals/simpleqa for scorer simpleqa_scorer',
    dataset: 'SimpleQA',
    description: 'accuracy',
  }

  it('is looked up by the task in its name', async () => {
    expect((await readOne('inspect_ai', SIMPLE)).meaning?.subcategory).toBe('SimpleQA (accuracy)')
  })

  it('has no direction of its own', async () => {
    const bias = {
      name: 'mean on inspect_evals/indian_bhed for scorer bias_score',
      description: 'mean',
    }
    expect(await readOne('inspect_ai', bias)).toMatchObject({
      reason: null,
      meaning: { category: 'bias', lowerIsBetter: true },
    })
  })

  it.each([
    [100, { samples_number: 100 }, 100],
    [200, { samples_number: 100 }, null],
    [20, { samples_number: 100, sample_ids: ['a', 'b'] }, null],
    [0, { samples_number: 100 }, null],
    [100, {}, null],
  ])('counts %i samples of %j as %s prompts', async (num_samples, source, n) => {
    const options = { ...SIMPLE, source, uncertainty: { num_samples } }
    expect((await readOne('inspect_ai', options)).figure.n).toBe(n)
  })
})

describe('a record of HELM', () => {
  const EXACT = {
    name: 'exact_match valid on truthful_qa',
    dataset: 'truthful_qa',
    description: 'exact_match',
    details: { split: 'valid', perturbation: '' },
  }

  it('is looked up by scenario, metric and split', async () => {
    expect((await readOne('helm', EXACT)).meaning?.subcategory).toBe('TruthfulQA (exact match)')
    const test = { ...EXACT, details: { split: 'test', perturbation: '' } }
    expect((await readOne('helm', test)).reason).toContain('has no row')
  })

  it('is looked up by the names of the boards otherwise', async () => {
    const board = { ...EXACT, dataset: 'TruthfulQA', description: 'EM' }
    expect((await readOne('helm', board)).meaning?.subcategory).toBe('TruthfulQA (exact match)')
  })

  it('has no number of prompts, since it counts trials', async () => {
    for (const dataset of ['truthful_qa', 'TruthfulQA']) {
      const options = { ...EXACT, dataset, uncertainty: { num_samples: 1 } }
      expect((await readOne('helm', options)).figure.n).toBeNull()
    }
  })

  it('is not used if its prompts are perturbed', async () => {
    const details = { split: 'valid', perturbation: "{'name': 'robustness'}" }
    expect((await readOne('helm', { ...EXACT, details })).reason).toBe('its prompts are perturbed')
  })

  it('has a figure of its own for each part of a scenario', async () => {
    const part = (scenario_args: string) => ({
      dataset: 'bbq',
      description: 'quasi_exact_match',
      details: { split: 'test' },
      source: { additional_details: { scenario_args } },
    })
    const getName = async (args: string) => (await readOne('helm', part(args))).meaning?.subcategory
    expect(await getName('{"subject": "all"}')).toBe('BBQ (exact answers)')
    expect(await getName('{"subject": "Age"}')).toBe('BBQ (exact answers), subject=Age')
    expect(await getName('')).toBe('BBQ (exact answers)')
    expect(await getName('{broken')).toBe('BBQ (exact answers), scenario={broken')
  })
})

it('believes the directions and counts of other libraries', async () => {
  const options = {
    dataset: 'SimpleQA',
    description: 'accuracy',
    uncertainty: { num_samples: 100 },
  }
  for (const library of ['unknown', '', 'constructor']) {
    const { figure, reason } = await readOne(library, options)
    expect([figure.n, reason]).toEqual([100, null])
  }
})

describe('the maker of a converted record', () => {
  const getMaker = async (library: string, model: object) =>
    (await readRecord(library, [createConvertedResult(TRUTHFUL)], { model })).run.provider

  it('is not the first part of a path', async () => {
    const path = { id: 'output/llama', developer: 'output' }
    expect(await getMaker('lm_eval', path)).toBeUndefined()
    expect(await getMaker('unknown', path)).toBeUndefined()
    expect(await getMaker('lm_eval', { id: 'acme/llama', developer: 'acme' })).toBeUndefined()
  })

  it('is that of a known namespace, or of an id that the Hub has', async () => {
    expect(await getMaker('lm_eval', { id: 'Qwen/a', developer: 'Qwen' })).toBe('Qwen')
    const additional_details = { sha: 'b968826' }
    expect(await getMaker('helm', { id: 'acme/a', developer: 'acme', additional_details })).toBe(
      'acme',
    )
  })

  it('is the developer that another source declares', async () => {
    expect(await getMaker('unknown', { id: 'acme/a', developer: 'acme' })).toBe('acme')
    expect(await getMaker('lm_eval', { id: 'acme/a', developer: 'Acme Labs' })).toBe('Acme Labs')
  })
})
