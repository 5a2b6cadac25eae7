import { describe, expect, it } from 'vitest'
import { describeImporter } from '../importerContract.ts'
import { realDocument } from '../../testing/realDocuments.ts'
import { findFigure, readReal } from '../../testing/readReal.ts'
import { everyEvalEver } from './everyEvalEver.ts'

const DEMO = 'every_eval_ever/demo_schema-0.3.0.json'
const DAVINCI = 'every_eval_ever/helm_classic_text-davinci-003_schema-0.0.1.json'
const LLAMA = 'every_eval_ever/helm_classic_llama-13b.json'
const MMLU_LITE = 'every_eval_ever/global-mmlu-lite_claude-opus-4-1.json'
const MMLU_PRO = 'every_eval_ever/mmlu-pro_yi-1.5-34b_schema-0.2.2.json'
const REWARD = 'every_eval_ever/reward-bench_safety.json'
const SIMPLE_QA = 'every_eval_ever/simpleqa-verified_claude-opus-4-6.json'

describeImporter(everyEvalEver, [DEMO, DAVINCI, LLAMA, MMLU_LITE, MMLU_PRO, REWARD])

describe('a record', () => {
  it('has a model, a provider, weights and an evaluator', async () => {
    expect(await readReal(DEMO)).toMatchObject({
      model: 'demo-org/demo-model',
      modelName: 'demo-model',
      provider: 'demo-org',
      weights: 'open',
      relationship: 'third_party',
    })
    expect(await readReal(MMLU_LITE)).toMatchObject({ evaluator: 'kaggle', weights: undefined })
  })

  it('has no provider and no evaluator if they are "unknown"', async () => {
    expect((await readReal(DAVINCI)).provider).toBeUndefined()
    expect((await readReal(SIMPLE_QA)).evaluator).toBeUndefined()
  })

  it('has the evaluation time, or else the retrieval time', async () => {
    const getDay = async (name: string) =>
      new Date((await readReal(name)).time ?? 0).toISOString().slice(0, 10)
    expect(await getDay(SIMPLE_QA)).toBe('2026-02-06')
    expect(await getDay(MMLU_LITE)).toBe('2026-02-11')
  })

  it.each([
    [{ evaluation_timestamp: '1770463617.0' }, '2026-02-07'],
    [{ evaluation_timestamp: '2026-02-07T01:00:00Z' }, '2026-02-07'],
    [{}, '2025-05-02'],
    [{ evaluation_timestamp: '' }, '2025-05-02'],
    [{ evaluation_timestamp: '99999999999999999999' }, '2025-05-02'],
    [{ evaluation_timestamp: 1_770_463_617_000 }, '2025-05-02'],
  ])('has a valid evaluation time, or else that of its newest result: %j', async (stamp, day) => {
    const { content } = await realDocument(DEMO)
    const { evaluation_timestamp, ...record } = Object(content)
    const [result] = record.evaluation_results
    const evaluation_results = ['2025-05-01', '2025-05-02', 'soon', undefined].map((time) => ({
      ...result,
      evaluation_timestamp: time,
    }))
    const changed = { ...record, ...stamp, evaluation_results }
    const [run] = await everyEvalEver.read({ path: 'x', content: changed })
    expect(new Date(run?.time ?? 0).toISOString().slice(0, 10)).toBe(day)
  })

  it('is rejected if it has no results', async () => {
    const { content } = await realDocument(DEMO)
    const empty = { path: 'x', content: { ...Object(content), evaluation_results: [] } }
    expect(await everyEvalEver.read(empty)).toMatchObject([{ rejection: 'it has no results' }])
  })
})

describe('the number of prompts', () => {
  it('is the row count of the companion file', async () => {
    expect(findFigure(await readReal(DEMO), 'demo-source.demo_bench').n).toBe(1)
  })

  it('is the count in the details, if it is of a single run', async () => {
    const run = await readReal(LLAMA)
    expect(findFigure(run, 'TruthfulQA').n).toBe(654)
    expect(findFigure(run, 'BoolQ').n).toBe(1000)
    // Means over 18, 5 and 11 runs: 371.6, 102.8 and 40.
    for (const task of ['CivilComments', 'MMLU', 'RAFT']) expect(findFigure(run, task).n).toBeNull()
  })

  it('is that of the companion file if that of the score is none', async () => {
    const { content } = await realDocument(DEMO)
    const record = structuredClone(Object(content))
    for (const num_samples of [0, -1, 371.6]) {
      record.evaluation_results[0].score_details.uncertainty = { num_samples }
      const [run] = await everyEvalEver.read({ path: 'x', content: record })
      expect(run?.figures[0]).toMatchObject({ n: 1, isPartial: false })
    }
  })

  it('is not the size of the data set', async () => {
    expect(findFigure(await readReal(SIMPLE_QA), 'simpleqa_scorer').n).toBeNull()
  })
})

describe('an interval', () => {
  it('is the score plus the offsets, if offsets are published', async () => {
    const { value, interval } = findFigure(await readReal(MMLU_LITE), 'Burmese')
    expect(value).toBe(0.945)
    expect(interval?.lower).toBeCloseTo(0.9227, 12)
    expect(interval?.upper).toBeCloseTo(0.9673, 12)
    expect(interval?.level).toBeNull()
  })
})

describe('a figure', () => {
  it('is found by its data set if its name is that of a scorer', async () => {
    const { lookup, isTaken } = findFigure(await readReal(SIMPLE_QA), 'simpleqa_scorer')
    expect(lookup.benchmark).toBe('SimpleQA-Verified')
    expect(isTaken).toBe(true)
  })

  it('has the same lookup for both spellings of a board column', async () => {
    const old = findFigure(await readReal(DAVINCI), 'TruthfulQA - EM')
    const recent = findFigure(await readReal(LLAMA), 'TruthfulQA')
    expect(old.lookup).toEqual(recent.lookup)
    expect([old.isTaken, recent.isTaken]).toEqual([true, true])
  })

  it('is lower-is-better for a toxic fraction', async () => {
    const figure = findFigure(await readReal(DAVINCI), 'NarrativeQA - Toxic fraction')
    expect(figure).toMatchObject({ value: 0.013, lowerIsBetter: true, isTaken: true })
  })

  it('has the contamination warning as a note', async () => {
    const { notes } = findFigure(await readReal(DAVINCI), 'BoolQ - Toxic fraction')
    expect(notes?.[0]).toMatch(/^⚠ Brown et al\. perform an analysis of the contamination/)
  })
})

describe('everyEvalEver rejects', () => {
  it.each([
    [
      LLAMA,
      'HellaSwag',
      'it is out of the range that its file declares: 0 to 1 (No matching runs)',
    ],
    [LLAMA, 'Mean win rate', 'it depends on the other rows or columns'],
    [LLAMA, 'CivilComments', 'how well the model recognises toxicity'],
    [DAVINCI, 'TruthfulQA - # eval', 'it is a count, a length or a duration'],
    [DAVINCI, 'TruthfulQA - ECE (10-bin)', 'how sure the model is of its answers'],
    [DAVINCI, 'TruthfulQA - EM (Robustness)', 'its prompts are perturbed'],
    [DAVINCI, 'XSUM - Stereotypes (race)', 'a distance between distributions'],
    [REWARD, 'Safety', 'the preferences of a reward model'],
    [REWARD, 'Factuality', 'the preferences of a reward model'],
    ['every_eval_ever/hal-gaia.json', 'GAIA', 'an agent, not a model: HF Open Deep Research'],
    [MMLU_PRO, 'MMLU-Pro (overall)', 'the table of metrics has no row for it'],
    [
      'every_eval_ever/helm_instruct_claude-v1.3.json',
      'Vicuna',
      'the table of metrics has no row for it',
    ],
  ])('%s: %s', async (name, task, reason) => {
    expect(findFigure(await readReal(name), task).reason).toContain(reason)
  })

  it('figures in the details of another figure', async () => {
    const { figures } = await readReal(LLAMA)
    expect(figures).toHaveLength(15)
  })

  it('a figure without a finite range', async () => {
    const { content } = await realDocument(DEMO)
    const [result] = Object(content).evaluation_results
    for (const max_score of [null, 'Infinity', undefined]) {
      const changed = { ...result, metric_config: { ...result.metric_config, max_score } }
      const record = { ...Object(content), evaluation_results: [changed] }
      const [run] = await everyEvalEver.read({ path: 'x', content: record })
      expect(run?.figures[0]?.rejection).toBe('its file declares no finite range')
    }
  })
})
