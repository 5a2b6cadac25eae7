import { describe, expect, it } from 'vitest'
import type { Figure, ImportDocument } from '../importer.ts'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { helmRun } from './helmRun.ts'
import { readRunName } from './readRunName.ts'

interface RunOptions {
  readonly args?: Readonly<Record<string, unknown>>
  readonly model?: string
  readonly split?: string
}

/** Creates a run of HELM with these statistics. */
function createRun(
  name: string,
  stats: Readonly<Record<string, unknown>>,
  { args, model = 'openai/gpt-4o', split = 'test' }: RunOptions = {},
): ImportDocument {
  const [group = ''] = name.split(':')
  const run_spec = {
    name,
    groups: [group],
    scenario_spec: { class_name: 'x', ...(args && { args }) },
    adapter_spec: { model },
  }
  const all = Object.entries({ num_instances: 400, ...stats }).map(([metric, mean]) => ({
    name: { name: metric, split },
    mean,
  }))
  return { path: 'x', content: { run_spec, stats: all } }
}

async function readRun(document: ImportDocument) {
  const [run] = await helmRun.read(document)
  if (run === undefined) throw new Error('There is no run.')
  return run
}

async function judge(document: ImportDocument, metric: string) {
  const run = await readRun(document)
  const figure = run.figures.find((each) => each.metric === metric) as Figure
  return judgeFigure('helm run', run, figure)
}

describe('the judges of a safety score', () => {
  const readJudge = (stats: Readonly<Record<string, unknown>>) =>
    judge(
      createRun('harm_bench:model=openai_gpt-4o', { safety_score: 0.8, ...stats }),
      'safety_score',
    )

  it('are named', async () => {
    const scores = { safety_gpt_score: 0.8, safety_llama_score: 0.8 }
    expect(await readJudge(scores)).toMatchObject({ reason: null, figure: { judge: 'GPT, Llama' } })
  })

  it.each([0, 0.899, 'NaN', null, 100])(
    'rule the score out if one read %s of the answers',
    async (share) => {
      const stats = {
        safety_gpt_score: 0.8,
        safety_gpt_annotator_success: 1,
        safety_llama_annotator_success: share,
      }
      const { reason } = await readJudge(stats)
      expect(reason).toContain('a judge could not read enough answers')
      expect(reason).toContain('Llama')
    },
  )

  it('are noted if one read nearly all answers', async () => {
    const stats = { safety_gpt_annotator_success: 1, safety_llama_annotator_success: 0.9975 }
    expect(await readJudge(stats)).toMatchObject({
      reason: null,
      figure: {
        judge: 'GPT, Llama',
        notes: ['Share of the answers that a judge could read: Llama 99.7 %.'],
      },
    })
  })

  it('need no note if all read every answer', async () => {
    const stats = { safety_gpt_annotator_success: 1, safety_llama_annotator_success: 1 }
    const { figure } = await readJudge(stats)
    expect('notes' in figure ? figure.notes : undefined).toBeUndefined()
  })

  it('are those of the same split', async () => {
    const document = createRun('harm_bench:model=openai_gpt-4o', { safety_score: 0.8 })
    const silent = { name: { name: 'safety_gpt_annotator_success', split: 'valid' }, mean: 0 }
    Object(document.content).stats.push(silent)
    expect((await judge(document, 'safety_score')).reason).toBeNull()
    const whole = { name: { name: 'safety_llama_guard_annotator_success' }, mean: 0 }
    Object(document.content).stats.push(whole)
    expect((await judge(document, 'safety_score')).reason).toContain('Llama_guard 0 %')
  })

  it('have no score over no values', async () => {
    const document = createRun('harm_bench:model=openai_gpt-4o', { safety_score: 0 })
    Object.assign(Object(document.content).stats[1], { count: 0 })
    expect((await judge(document, 'safety_score')).reason).toBe('it has no value')
  })

  it('are not in the name of the figure', async () => {
    const plain = createRun('air_bench_2024:model=openai_gpt-4o', { air_score: 0.5 })
    const named = createRun(
      'air_bench_2024:annotator_model=openai_gpt-4o,annotator_model_deployment=openai_gpt-4o,model=qwen_qwen2.5-7b',
      { air_score: 0.5 },
    )
    const judged = await judge(named, 'air_score')
    expect(judged.meaning).toEqual((await judge(plain, 'air_score')).meaning)
    expect(judged.figure).toMatchObject({ judge: 'openai_gpt-4o' })
  })
})

describe('the name of a figure', () => {
  const TRUTHFUL = 'truthful_qa:task=mc_single,method=multiple_choice_joint,model=google_ul2'

  it.each([undefined, { task: 'mc_single' }])(
    'has no options of single models, with the arguments %j',
    async (args) => {
      const getName = async (name: string) => {
        const document = createRun(
          name,
          { exact_match: 0.25 },
          { ...(args && { args }), split: 'valid' },
        )
        return (await judge(document, 'exact_match')).meaning?.subcategory
      }
      const plain = await getName(`${TRUTHFUL},data_augmentation=canonical`)
      expect(plain).toBe('TruthfulQA (exact match), task=mc_single')
      for (const more of ['stop=hash', 'global_prefix=nlg', 'num_outputs=1', 'temperature=0.5']) {
        expect(await getName(`${TRUTHFUL},${more}`)).toBe(plain)
      }
    },
  )

  it('has a part of the scenario, and not that it is the whole', () => {
    expect(readRunName('bbq:subject=Age,model=a_b').detail).toBe('subject=Age')
    expect(readRunName('bbq:subject=all,model=a_b').detail).toBeUndefined()
    expect(readRunName('bbq', {}).detail).toBeUndefined()
  })

  it('has an option that the scenario knows as its argument', () => {
    expect(readRunName('x:prompt=long,stop=hash', { prompt: 'long' })).toMatchObject({
      detail: 'prompt=long',
      options: ['stop=hash'],
    })
  })

  it('has values with commas and equals signs', () => {
    expect(readRunName('x:subject=a,b,topic=c=d,model=m_n').detail).toBe('subject=a,b,topic=c=d')
  })

  it('leaves options of the run to its settings', async () => {
    const run = await readRun(
      createRun(`${TRUTHFUL},stop=hash,global_prefix=nlg`, { exact_match: 0 }),
    )
    expect(run.settings).toBe('stop=hash, global_prefix=nlg')
  })
})

it('has what its adapter puts to the model beside the prompts as settings', async () => {
  const usual = { method: 'generation', temperature: 0, num_outputs: 1, stop_sequences: [] }
  const getSettings = async (adapter: object) => {
    const { content } = createRun('bbq', { bbq_accuracy: 0.5 })
    const { run_spec, stats } = Object(content)
    const adapter_spec = { ...run_spec.adapter_spec, ...usual, ...adapter }
    const run = await readRun({
      path: 'x',
      content: { run_spec: { ...run_spec, adapter_spec }, stats },
    })
    return run.figures[0]?.settings
  }
  expect(await getSettings({ max_eval_instances: 10, model_deployment: 'acme/x' })).toBeUndefined()
  expect(
    await getSettings({ instructions: 'Be kind.', max_train_instances: 5, temperature: 1 }),
  ).toBe('instructions=Be kind., max_train_instances=5, temperature=1')
})

describe('a share of a run', () => {
  it('has no number of prompts that it cannot be a share of', async () => {
    // 936 of 999 answers; the run sent 1000 prompts.
    const stats = { bbq_accuracy: 936 / 999, num_instances: 1000 }
    const { figure } = await judge(createRun('bbq:subject=all', stats), 'bbq_accuracy')
    expect(figure).toMatchObject({ n: null, notes: [expect.stringContaining('1000 prompts')] })
  })

  it.each([0, 1, 0.937])('has the number of prompts if it is %s of them', async (share) => {
    const stats = { bbq_accuracy: share, num_instances: 1000 }
    const { figure } = await judge(createRun('bbq:subject=all', stats), 'bbq_accuracy')
    expect(figure.n).toBe(1000)
  })
})

it('takes no maker from a local deployment', async () => {
  expect(await readRun(createRun('bbq', {}, { model: 'output/llama' }))).toMatchObject({
    model: 'output/llama',
    provider: undefined,
  })
  expect((await readRun(createRun('bbq', {}, { model: 'meta/llama-3-8b' }))).provider).toBe('meta')
})
