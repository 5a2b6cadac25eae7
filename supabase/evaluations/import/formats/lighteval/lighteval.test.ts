import { describe, expect, it } from 'vitest'
import { describeImporter } from '../importerContract.ts'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { findFigure, readReal } from '../../testing/readReal.ts'
import { lighteval } from './lighteval.ts'

const DOCS = 'lighteval/gsm8k_gpt2_docs.json'
const PATH = 'results/openai-community/gpt2/results_2026-05-30T15-39-12.178884.json'

describeImporter(lighteval, [DOCS])

interface Content {
  readonly key?: string
  readonly general?: object
  readonly results?: object
  readonly tasks?: object
}

const SCORES = { truthfulqa_mc1: 0.25, truthfulqa_mc1_stderr: 0.015 }
const TASK = {
  name: 'truthfulqa:mc',
  original_num_docs: 817,
  effective_num_docs: 817,
  metric: [{ metric_name: ['truthfulqa_mc1', 'truthfulqa_mc2'], higher_is_better: true }],
}

async function read({ key = 'truthfulqa:mc|0', general, results, tasks }: Content = {}) {
  const content = {
    config_general: {
      model_name: 'Qwen/model-a',
      max_samples: null,
      start_time: 620979.8,
      ...general,
    },
    results: results ?? { [key]: SCORES },
    config_tasks: tasks ?? { [key]: TASK },
  }
  const [run] = await lighteval.read({ path: PATH, content })
  if (run === undefined) throw new Error('There is no run.')
  return { run, judged: run.figures.map((figure) => judgeFigure('lighteval', run, figure)) }
}

describe('a figure', () => {
  it('has its value, error, number of prompts and direction from the file', async () => {
    const run = await readReal(DOCS)
    expect(run).toMatchObject({ model: 'gpt2', time: null, modelProblem: undefined })
    expect(findFigure(run, 'gsm8k|0', 'em')).toMatchObject({
      value: 0,
      standardError: 0,
      n: 1,
      lowerIsBetter: false,
      isPartial: true,
    })
  })

  it.each([
    'truthfulqa:mc|0',
    'leaderboard|truthfulqa:mc|0',
    'leaderboard|truthfulqa:mc|0|0',
    'leaderboard:truthfulqa:mc:0',
  ])('is looked up by the task in %s', async (key) => {
    const { judged } = await read({ key })
    expect(judged).toMatchObject([
      {
        reason: null,
        meaning: { category: 'factuality', subcategory: 'TruthfulQA MC1 (accuracy)' },
        figure: { value: 0.25, standardError: 0.015, n: 817 },
      },
    ])
  })

  it('finds its configuration under another key than its results', async () => {
    for (const key of ['lighteval|truthfulqa:mc', 'truthfulqa:mc', 'any name']) {
      const { run } = await read({ key: 'lighteval|truthfulqa:mc|0|0', tasks: { [key]: TASK } })
      expect(run.figures[0]?.n, key).toBe(817)
    }
  })

  it('has no number of prompts if the file does not tell it', async () => {
    const { run } = await read({ tasks: {} })
    expect(run.figures).toMatchObject([{ n: null, lowerIsBetter: null, isPartial: false }])
  })

  it.each([
    [{ max_samples: 10 }, {}],
    [{}, { 'truthfulqa:mc|0': { ...TASK, effective_num_docs: 10 } }],
  ])('is partial if the run left prompts out: %j', async (general, tasks) => {
    expect((await read({ general, tasks })).run.figures[0]?.isPartial).toBe(true)
  })

  it('is not used if its value is no number', async () => {
    const { judged } = await read({
      results: { 'truthfulqa:mc|0': { truthfulqa_mc1: Number.NaN } },
    })
    expect(judged[0]?.reason).not.toBeNull()
  })

  it('is not a mean of others, and not a part of a task that is listed', async () => {
    const results = {
      all: SCORES,
      'bbq:_average|0': { em: 0.5 },
      'bbq|0': { em: 0.5 },
      'bbq:Age|0': { em: 0.5 },
    }
    const { judged } = await read({ results, tasks: {} })
    expect(judged.map(({ reason }) => reason)).toEqual([
      'it is a mean of tasks, which are listed',
      'it is a mean of tasks, which are listed',
      null,
      'it covers a part of a task that is listed as a whole: bbq',
    ])
  })
})

describe('the run', () => {
  it('has its time from the name of the file, since its clock starts anywhere', async () => {
    const { time } = (await read()).run
    expect(new Date(time ?? 0).toISOString()).toBe('2026-05-30T15:39:12.000Z')
  })

  it('is rejected without results', async () => {
    expect((await read({ results: {} })).run.rejection).toBe('it has no results')
  })

  it.each([
    { model_config: { delta_weights: true } },
    { model_config: { quantization_config: { load_in_4bit: true } } },
    { model_config: '{"quantization_config":{"load_in_4bit":true}}' },
    { model_dtype: '4bit' },
  ])('is of other weights than the model’s: %j', async (general) => {
    expect((await read({ general })).run.modelProblem).toMatch(
      /^its options may make it another model/,
    )
  })

  it('has a problem if the model is a path, and no maker from a folder that the file does not prove', async () => {
    expect((await read({ general: { model_name: '/data/m' } })).run.modelProblem).toContain(
      'a path',
    )
    expect((await read({ general: { model_name: 'output/m' } })).run.provider).toBeUndefined()
    const proven = { model_name: 'acme/m', model_sha: '607a30d7' }
    expect((await read({ general: proven })).run.provider).toBe('acme')
  })

  it('is another model with another revision or system prompt', async () => {
    const general = { model_config: { revision: 'step1000', system_prompt: 'Be kind.' } }
    const { run } = await read({ general })
    expect(run.namedBy).toBe('Qwen/model-a (revision=step1000, system_prompt=Be kind.)')
  })

  it('is another model with an option of the run that nobody knows', async () => {
    for (const name of ['system_prompt', 'an_option_to_come']) {
      expect((await read({ general: { [name]: 'x' } })).run.namedBy).toBe(
        `Qwen/model-a (${name}=x)`,
      )
    }
    const general = { use_chat_template: true, generation_parameters: { temperature: 1 } }
    expect((await read({ general })).run.settings).toBe('use_chat_template=true, temperature=1')
  })

  it('has the number of examples in a prompt as a setting of each figure', async () => {
    for (const key of ['truthfulqa:mc|5', 'leaderboard|truthfulqa:mc|5|0']) {
      expect((await read({ key })).run.figures[0]?.settings).toBe('5 examples')
    }
  })

  it('has options that change its answers as settings', async () => {
    const general = { model_config: { generation_parameters: { temperature: 0.5, top_p: null } } }
    expect((await read({ general })).run).toMatchObject({
      settings: 'temperature=0.5',
      modelProblem: undefined,
    })
  })
})
