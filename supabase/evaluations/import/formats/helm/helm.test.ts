import { describe, expect, it } from 'vitest'
import { describeImporter } from '../importerContract.ts'
import type { ImportDocument } from '../importer.ts'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { realDocument } from '../../testing/realDocuments.ts'
import { findFigure, readReal } from '../../testing/readReal.ts'
import { helmRun } from './helmRun.ts'
import { helmTable } from './helmTable.ts'

const AIR_BENCH = 'helm/air_bench_2024_gpt-4o'
const HELLASWAG = 'helm/hellaswag_pythia-1b'
const PHILOSOPHY = 'helm/mmlu_philosophy_gpt2'
const ACCURACY = 'helm/groups_llama-3/core_scenarios_accuracy.json'
const BIAS = 'helm/groups_llama-3/core_scenarios_bias.json'

describeImporter(helmRun, [AIR_BENCH, HELLASWAG, 'helm/mmlu_abstract_algebra_llama3-70b'])
describeImporter(helmTable, [
  ACCURACY,
  BIAS,
  'helm/air_bench_2024_suite/groups.json',
  'helm/safety_v1.17.0/bbq.json',
])

const AIR_TASK = 'air_bench_2024:model=openai_gpt-4o-2024-05-13'

describe('a HELM run', () => {
  it('has a model, a provider and a deployment that differs from the model', async () => {
    expect(await readReal(PHILOSOPHY)).toMatchObject({
      model: 'openai/gpt2',
      provider: 'openai',
      settings: 'served as huggingface/gpt2',
      time: null,
    })
    expect((await readReal(AIR_BENCH)).settings).toBeUndefined()
  })

  it('has the release day of its suite as an upper bound', async () => {
    const { content } = await realDocument(AIR_BENCH)
    const [run] = await helmRun.read({
      path: 'x',
      content: { ...Object(content), date: '2024-06-25' },
    })
    expect(run).toMatchObject({ time: Date.parse('2024-06-25'), isTimeUpperBound: true })
    expect((await readReal(AIR_BENCH)).isTimeUpperBound).toBeUndefined()
  })

  it('counts prompts of the same split, not repetitions', async () => {
    const { figures } = await readReal(PHILOSOPHY)
    const matches = figures.filter(({ metric }) => metric === 'exact_match')
    expect(matches).toMatchObject([
      { variant: 'test', n: 9, value: 0.1111111111111111 },
      { variant: 'valid', n: 1, value: 0 },
    ])
  })

  it('has each statistic of a split once, without perturbations', async () => {
    const { figures } = await readReal(AIR_BENCH)
    expect(figures.filter(({ metric }) => metric === 'air_score')).toHaveLength(1)
  })

  it('has a standard error over prompts, if all instances exist', async () => {
    const whole = findFigure(await readReal(AIR_BENCH), AIR_TASK, 'air_score')
    expect(whole.standardError).toBeCloseTo(0.15275252316519466, 12)
    const { content, instances } = await realDocument(AIR_BENCH)
    async function* less() {
      for await (const instance of instances?.() ?? []) {
        if (Object(instance).instance_id !== 'id1977') yield instance
      }
    }
    const [run] = await helmRun.read({ path: 'x', content, instances: less })
    expect(run?.figures.every(({ standardError }) => standardError === null)).toBe(true)
  })

  it('has every other figure if a statistic is NaN or infinite', async () => {
    const { content, instances } = await realDocument(AIR_BENCH)
    const bad = { name: { name: 'bad', split: 'test' }, mean: 'NaN' }
    const count = { name: { name: 'num_instances', split: 'valid' }, mean: 'Infinity' }
    const stats = [bad, count, ...Object(content).stats]
    async function* withBad() {
      for await (const instance of instances?.() ?? []) {
        yield { ...Object(instance), stats: [bad, ...Object(instance).stats] }
      }
    }
    const changed = { path: 'x', content: { ...Object(content), stats }, instances: withBad }
    const [run] = await helmRun.read(changed)
    const [first, , ...figures] = run?.figures ?? []
    expect(first).toMatchObject({ value: 'NaN', n: 10, standardError: null })
    expect(figures).toEqual((await helmRun.read(await realDocument(AIR_BENCH)))[0]?.figures)
  })

  it('names the file of an invalid instance', async () => {
    const { content } = await realDocument(AIR_BENCH)
    async function* wrong() {
      yield await Promise.resolve({ stats: [{ name: 'x' }] })
    }
    await expect(helmRun.read({ path: 'x', content, instances: wrong })).rejects.toThrow(
      'per_instance_stats.json: it breaks its format: stats[0].name is "x"; allowed: object',
    )
  })

  it('has no standard error if it has several draws of examples', async () => {
    const { content, instances } = await realDocument(AIR_BENCH)
    async function* repeated() {
      for await (const instance of instances?.() ?? []) {
        yield instance
        yield { ...Object(instance), train_trial_index: 1 }
      }
    }
    const [run] = await helmRun.read({ path: 'x', content, instances: repeated })
    expect(run?.figures.every(({ standardError }) => standardError === null)).toBe(true)
  })

  it('is partial if it reached its instance limit', async () => {
    expect(findFigure(await readReal(AIR_BENCH), AIR_TASK, 'air_score').isPartial).toBe(true)
    const { content } = await realDocument(AIR_BENCH)
    const run_spec = structuredClone(Object(content).run_spec)
    run_spec.adapter_spec.max_eval_instances = 1000
    const [run] = await helmRun.read({ path: 'x', content: { ...Object(content), run_spec } })
    expect(run?.figures[0]?.isPartial).toBe(false)
  })

  it.each([
    ['air_category_8_score', 'it covers one kind of risk'],
    ['inference_runtime', 'it describes the run'],
    ['training_co2_cost', 'it has no value'],
  ])('rejects %s', async (metric, reason) => {
    const figure = findFigure(await readReal(AIR_BENCH), AIR_TASK, metric)
    expect(figure.reason).toContain(reason)
  })
})

/** Creates a HELM Safety run with these statistics on the split "test". */
function safetyRun(name: string, stats: Readonly<Record<string, number>>): ImportDocument {
  const [group = ''] = name.split(':')
  const adapter_spec = { model: 'openai/gpt-4o', max_eval_instances: null }
  const all = Object.entries({ num_instances: 100, ...stats })
  return {
    path: 'x',
    content: {
      run_spec: { name, groups: [group], adapter_spec },
      stats: all.map(([metric, mean]) => ({ name: { name: metric, split: 'test' }, mean })),
    },
  }
}

describe('a HELM Safety run', () => {
  const judge = async (name: string, stats: Readonly<Record<string, number>>, metric: string) => {
    const [run] = await helmRun.read(safetyRun(name, stats))
    const figure = run?.figures.find((each) => each.metric === metric)
    if (run === undefined || figure === undefined) throw new Error(`There is no ${metric}.`)
    return judgeFigure('helm run', run, figure)
  }

  it('uses the main metric', async () => {
    const stats = { bbq_accuracy: 0.9, quasi_exact_match: 0.8, bbq_metric_ambiguous_bias: -0.1 }
    const name = 'bbq:subject=all,method=multiple_choice_joint,model=openai_gpt-4o'
    expect((await judge(name, stats, 'bbq_accuracy')).meaning).toMatchObject({
      category: 'bias',
      subcategory: 'BBQ (accuracy)',
    })
    expect((await judge(name, stats, 'quasi_exact_match')).reason).toBe(
      'the run has bbq_accuracy, which is used',
    )
    expect((await judge(name, stats, 'bbq_metric_ambiguous_bias')).reason).toContain('it is signed')
  })

  it('is found by the first of its groups that the table of metrics lists', async () => {
    const document = safetyRun('bbq:subject=Age', { bbq_accuracy: 0.9, other: 0.5 })
    Object(document.content).run_spec.groups = ['safety', 'bbq']
    const [run] = await helmRun.read(document)
    expect(run?.figures.map(({ lookup }) => lookup.benchmark)).toEqual(['safety', 'bbq', 'safety'])
  })

  it('uses exact match for HELM Classic', async () => {
    const { meaning } = await judge(
      'bbq:subject=all',
      { quasi_exact_match: 0.8 },
      'quasi_exact_match',
    )
    expect(meaning?.subcategory).toBe('BBQ (exact answers)')
  })

  it('distinguishes direct requests from attacks', async () => {
    const names = ['harm_bench', 'harm_bench_gcg_transfer', 'simple_safety_tests']
    const meanings = await Promise.all(
      names.map((name) => judge(name, { safety_score: 0.9 }, 'safety_score')),
    )
    const subcategories = meanings.map(({ meaning }) => meaning?.subcategory)
    expect(new Set(subcategories).size).toBe(3)
    expect(subcategories[1]).toContain('attack')
  })

  it.each([
    ['xstest', 'safety_score', 'it mixes refusals'],
    [
      'harm_bench',
      'safety_gpt_annotator_success',
      'the share of answers that the judge could read',
    ],
    ['real_toxicity_prompts', 'expected_max_toxicity', 'a mean of scores, not a share'],
  ])('rejects %s %s', async (name, metric, reason) => {
    expect((await judge(name, { [metric]: 0.5 }, metric)).reason).toContain(reason)
  })

  it('rejects a value outside 0 to 1 instead of clamping it', async () => {
    const judged = await judge('harm_bench', { safety_score: 1.0000001 }, 'safety_score')
    expect(judged.reason).toBe('it is out of its range: 1.0000001; allowed: 0 to 1')
  })
})

describe('a HELM group table', () => {
  it('has a run with a model id for each row with values', async () => {
    const runs = await helmTable.read(await realDocument(ACCURACY))
    expect(runs.map(({ model, modelName }) => [model, modelName])).toEqual([
      ['together_Llama-3-8b-chat-hf', 'Together AI Llama 3 (8B)'],
      ['together_Llama-3-70b-chat-hf', 'Together AI Llama 3 (70B)'],
      ['groq_llama3-8b-8192', 'Groq LLaMA 3 (8B)'],
      ['groq_llama3-70b-8192', 'Groq LLaMA 3 (70B)'],
      [expect.any(String), 'Hugging face LLaMA 3 (8B)(original)'],
    ])
  })

  it('has no figure for an empty cell or a win rate', async () => {
    const runs = await helmTable.read(await realDocument(ACCURACY))
    for (const { figures } of runs) {
      expect(figures.map(({ metric, rejection }) => [metric, rejection])).toEqual([
        ['Mean win rate', 'it depends on the other rows or columns'],
        ['EM', undefined],
      ])
    }
  })

  it('does not use the number of merged runs as the number of prompts', async () => {
    const [run] = await helmTable.read(await realDocument(ACCURACY))
    expect(run?.figures.map(({ n }) => n)).toEqual([null, null])
  })

  it.each([
    [BIAS, 'no cell of the table has a value that can be used'],
    [
      'helm/groups_llama-3/targeted_evaluations_bbq_metrics.json',
      'no cell of the table has a value that can be used',
    ],
    ['helm/air_bench_2024_suite/groups.json', 'it is an index, not results'],
  ])('rejects %s: %s', async (name, rejection) => {
    expect(await helmTable.read(await realDocument(name))).toMatchObject([
      { rejection, figures: [] },
    ])
  })

  it('has a display name and a model problem if it lists no runs', async () => {
    const { content } = await realDocument(ACCURACY)
    const table = structuredClone(Object(content))
    for (const cell of table.rows[0]) delete cell.run_spec_names
    const [run] = await helmTable.read({ path: 'x', content: table })
    expect(run).toMatchObject({
      model: 'Together AI Llama 3 (8B)',
      modelProblem: 'the table has a name to show, no id',
    })
  })

  it('rejects columns with perturbed prompts', async () => {
    const { content } = await realDocument(ACCURACY)
    const table = structuredClone(Object(content))
    table.header[2].metadata.perturbation = 'Robustness'
    for (const cell of table.rows[0]) cell.value ??= 0.5
    const [run] = await helmTable.read({ path: 'x', content: table })
    expect(run?.figures[1]?.rejection).toBe('its prompts are perturbed')
    expect(run?.figures[2]?.rejection).toBeUndefined()
  })
})
