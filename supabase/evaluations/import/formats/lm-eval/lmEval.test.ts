import { describe, expect, it } from 'vitest'
import { describeImporter } from '../importerContract.ts'
import { realDocument } from '../../testing/realDocuments.ts'
import { findFigure, readReal } from '../../testing/readReal.ts'
import { lmEval } from './lmEval.ts'

const GPT2 = 'lm_eval/gpt2_truthfulqa_0.4.8.json'
const LLAMA = 'lm_eval/llama-7b_human_alignment_2023.json'
const PYTHIA = 'lm_eval/pythia-12b_crows_pairs.json'
const QWEN = 'lm_eval/qwen3-8b_groups_limit20.json'
const NAN = 'lm_eval/gpt-4o-mini_nan_infinity_limit.json'
const GEN = 'lm_eval/gpt-neo-125m_truthfulqa_gen.json'

describeImporter(lmEval, [
  GPT2,
  LLAMA,
  QWEN,
  NAN,
  'lm_eval/stablelm-7b-v2_truthfulqa_no-stderr.json',
])

describe('the model', () => {
  it.each([
    [GPT2, 'gpt2', undefined],
    [NAN, 'gpt-4o-mini', undefined],
    ['lm_eval/bloom-7b1_question_answering_2023.json', 'bigscience/bloom-7b1', 'bigscience'],
    [
      'lm_eval/stablelm-7b-v2_truthfulqa_no-stderr.json',
      'stabilityai/stablelm-base-alpha-7b-v2',
      'stabilityai',
    ],
  ])('of %s is the exact id, not the backend library', async (name, model, provider) => {
    expect(await readReal(name)).toMatchObject({ model, provider, modelProblem: undefined })
  })

  it('is unknown if the id is a local path', async () => {
    const run = await readReal(LLAMA)
    expect(run).toMatchObject({ provider: undefined })
    expect(run.modelProblem).toBe('the model is a path of the machine that ran it')
  })

  it.each([
    ['pretrained=org/base,peft=org/adapter', 'org/adapter'],
    [{ pretrained: 'org/base', delta: '/home/delta' }, '/home/delta'],
  ])('is not the base of an adapter: %j', async (model_args, adapter) => {
    const { content } = await realDocument(GPT2)
    const changed = { ...Object(content), model_name: 'org/base', config: { model_args } }
    expect(await lmEval.read({ path: 'x', content: changed })).toMatchObject([
      {
        model: 'org/base',
        provider: undefined,
        modelProblem: `it is the base of an adapter: ${adapter}`,
        namedBy: adapter,
      },
    ])
  })

  it('has no problem if its arguments name no adapter', async () => {
    const { content } = await realDocument(GPT2)
    const config = { model_args: 'pretrained=gpt2,peft=None' }
    const [run] = await lmEval.read({ path: 'x', content: { ...Object(content), config } })
    expect(run?.modelProblem).toBeUndefined()
  })

  it.each([
    [PYTHIA, 'EleutherAI/pythia-v1.1-12b', 'revision=step143000'],
    [QWEN, 'Qwen/Qwen3-8B', 'enable_thinking=false'],
  ])('of %s is not the plain one', async (name, model, options) => {
    expect(await readReal(name)).toMatchObject({
      model,
      provider: undefined,
      namedBy: `${model} (${options})`,
      modelProblem: expect.stringContaining(options),
    })
  })

  it.each([
    [{ model_args: 'pretrained=gpt2,load_in_4bit=True' }, {}, 'load_in_4bit=True'],
    [{ model_args: 'pretrained=gpt2,quantization=awq' }, {}, 'quantization=awq'],
    [{ model_args: 'pretrained=gpt2,dtype=int8' }, {}, 'dtype=int8'],
    [{ model_args: { pretrained: 'gpt2', subfolder: 'step-100' } }, {}, 'subfolder=step-100'],
    [{ model_args: 'pretrained=gpt2,gguf_file=a.Q4.gguf' }, {}, 'gguf_file=a.Q4.gguf'],
    [{ model_args: 'pretrained=gpt2,an_option_to_come=1' }, {}, 'an_option_to_come=1'],
    [{ model_args: 'pretrained=gpt2,tokenizer=org/other' }, {}, 'tokenizer=org/other'],
    [{ model_args: ['pretrained=gpt2', 'load_in_4bit=True'] }, {}, 'load_in_4bit=True'],
    [{ model_args: '{"pretrained":"gpt2","load_in_4bit":true}' }, {}, 'load_in_4bit=true'],
    [{ model_args: 'pretrained=gpt2; peft=org/a' }, {}, 'pretrained=gpt2; peft=org/a'],
    [{ model_args: 'pretrained=org/tuned' }, {}, 'pretrained=org/tuned'],
    [{ model_args: 'pretrained=gpt2', peft_sha: 'abc1' }, {}, 'peft_sha=abc1'],
    [
      { model_args: 'pretrained=gpt2', gen_kwargs: { reasoning_effort: 'high' } },
      {},
      'reasoning_effort=high',
    ],
    [
      { model_args: 'pretrained=gpt2' },
      { system_instruction_sha: 'abc1' },
      'system_instruction_sha=abc1',
    ],
    [
      { model: 'steered', model_args: 'pretrained=gpt2,steer_path=a.pt' },
      {},
      'model=steered, steer_path=a.pt',
    ],
    [{ model_args: 'pretrained=gpt2', model_revision: 'step1' }, {}, 'revision=step1'],
    [
      { model_args: 'pretrained=gpt2' },
      { system_instruction: 'Be true.' },
      'system_instruction=Be true.',
    ],
    [
      { model_args: 'pretrained=gpt2', apply_chat_template: 'other' },
      {},
      'apply_chat_template=other',
    ],
  ])('with the options %j %j is another one', async (config, more, options) => {
    const { content } = await realDocument(GPT2)
    const changed = { ...Object(content), ...more, config }
    const [run] = await lmEval.read({ path: 'x', content: changed })
    expect(run?.namedBy).toBe(`gpt2 (${options})`)
  })

  it('is the plain one with options that only run it elsewhere', async () => {
    const { content } = await realDocument(GPT2)
    const model_args =
      'pretrained=gpt2,dtype=bfloat16,revision=main,device=cuda,load_in_8bit=False,peft=None,tokenizer=gpt2'
    const changed = { ...Object(content), config: { model: 'hf', model_args } }
    const [run] = await lmEval.read({ path: 'x', content: changed })
    expect(run).toMatchObject({ modelProblem: undefined, settings: undefined })
  })

  it('keeps options that change its answers, and no key', async () => {
    const { content } = await realDocument(GPT2)
    const config = {
      model_args: { model: 'gpt2', api_key: 'sk-1', max_length: 512 },
      gen_kwargs: 'temperature=0.5',
    }
    const [run] = await lmEval.read({ path: 'x', content: { ...Object(content), config } })
    expect(run).toMatchObject({
      modelProblem: undefined,
      settings: 'max_length=512, gen_kwargs=temperature=0.5',
    })
    expect(JSON.stringify(run)).not.toContain('sk-1')
  })
})

describe('the time', () => {
  it('is the date in the file, in seconds', async () => {
    const { time } = await readReal(GPT2)
    expect(new Date(time ?? 0).toISOString()).toBe('2025-05-30T15:39:12.178Z')
  })

  it('is unknown if the date in the file is in milliseconds', async () => {
    const { content } = await realDocument(GPT2)
    const changed = { ...Object(content), date: 1_748_619_552_178 }
    expect(await lmEval.read({ path: 'x', content: changed })).toMatchObject([{ time: null }])
  })

  it('is else the timestamp in the file name', async () => {
    const { content } = await realDocument('lm_eval/bloom-7b1_question_answering_2023.json')
    const named = { path: 'a/results_2024-06-17T12-20-26.826621.json', content }
    const [run] = await lmEval.read(named)
    expect(new Date(run?.time ?? 0).toISOString()).toBe('2024-06-17T12:20:26.000Z')
    const [plain] = await lmEval.read({ path: 'a/results.json', content })
    expect(plain?.time).toBeNull()
  })
})

describe('a figure', () => {
  it('has the effective number of samples, and is partial if there are more', async () => {
    const run = await readReal(QWEN)
    expect(findFigure(run, 'negotiationtom_belief')).toMatchObject({ n: 20, isPartial: true })
    // A limit of 1,000 for 20 samples changes nothing.
    expect(findFigure(await readReal(NAN), 'biomaterials_qa')).toMatchObject({
      n: 20,
      isPartial: false,
    })
  })

  it('has no number of samples in older layouts', async () => {
    expect(findFigure(await readReal(PYTHIA), 'crows_pairs_french').n).toBeNull()
  })

  it('keeps valid facts beside invalid ones', async () => {
    const { content } = await realDocument(GPT2)
    const changed = structuredClone(Object(content))
    changed['n-samples'].truthfulqa_mc1 = { original: 817, effective: 0.1 }
    changed.higher_is_better.truthfulqa_mc1 = null
    changed.group_subtasks = { truthfulqa_mc1: null, truthfulqa_mc2: ['a'] }
    const [run] = await lmEval.read({ path: 'x', content: changed })
    const figures = run?.figures.filter(({ task }) => task.startsWith('truthfulqa'))
    expect(figures).toMatchObject([
      { n: null, lowerIsBetter: null, isPartial: false, rejection: undefined },
      { n: 817, lowerIsBetter: false, rejection: expect.stringContaining('a group') },
    ])
  })

  it('is partial by a limit alone only without a number of samples', async () => {
    const { content } = await realDocument(GPT2)
    const changed = structuredClone(Object(content))
    changed.config.limit = 5000
    delete changed['n-samples'].truthfulqa_mc1
    const [run] = await lmEval.read({ path: 'x', content: changed })
    const partial = run?.figures.filter(({ isPartial }) => isPartial)
    expect(partial?.map(({ task }) => task)).toEqual(['truthfulqa_mc1'])
  })

  it.each([
    [50, 50],
    [0.1, 82],
  ])('has at most the limit %d of its run as its number of samples', async (limit, most) => {
    const { content } = await realDocument(GPT2)
    const config = { ...Object(content).config, limit }
    const [run] = await lmEval.read({ path: 'x', content: { ...Object(content), config } })
    const figure = run?.figures.find(({ task }) => task === 'truthfulqa_mc1')
    expect(figure).toMatchObject({ n: 817, otherCounts: [most], isPartial: true })
  })

  it('has its examples and the description of its task as settings', async () => {
    const { content } = await realDocument(GPT2)
    const changed = structuredClone(Object(content))
    changed.fewshot_as_multiturn = true
    changed['n-shot'].truthfulqa_mc1 = 5
    changed.configs.truthfulqa_mc1.description = 'Be true.'
    const [run] = await lmEval.read({ path: 'x', content: changed })
    expect(run?.figures.find(({ task }) => task === 'truthfulqa_mc1')?.settings).toBe(
      '5 examples as turns, description=Be true.',
    )
  })

  it('has a metric and a filter', async () => {
    const run = await readReal(NAN)
    expect(findFigure(run, 'lammps_vasp')).toMatchObject({
      metric: 'exact_match',
      variant: 'xml-extract',
    })
    expect(findFigure(run, 'corrosion_prediction').variant).toBeUndefined()
  })

  it('has lowerIsBetter from higher_is_better, or null', async () => {
    const run = await readReal(NAN)
    expect(findFigure(run, 'pxrd_lattice_prediction', 'mae').lowerIsBetter).toBe(true)
    expect(findFigure(run, 'lammps_vasp').lowerIsBetter).toBe(false)
    expect(findFigure(await readReal(PYTHIA), 'crows_pairs_french').lowerIsBetter).toBeNull()
  })

  it('has no standard error if it is "N/A" or missing', async () => {
    const scheming = await readReal('lm_eval/gpt-4_scheming_999_na.json')
    expect(findFigure(scheming, 'scheming_evals_goal_task').standardError).toBeNull()
    const stable = await readReal('lm_eval/stablelm-7b-v2_truthfulqa_no-stderr.json')
    expect(findFigure(stable, 'truthfulqa_mc', 'mc1').standardError).toBeNull()
  })

  it('is not created from the alias, size or name of a task', async () => {
    const metrics = new Set((await readReal(QWEN)).figures.map(({ metric }) => metric))
    expect([...metrics]).toEqual(['acc', 'micro_f1', 'macro_f1', 'exact_match'])
  })
})

describe('lmEval rejects', () => {
  it.each([
    [NAN, 'polymer_tg_prediction', 'mae', 'it is not a number: "Infinity"'],
    ['lm_eval/gpt-4_scheming_999_na.json', 'scheming_evals_goal_task', '', '999 is a placeholder'],
    [QWEN, 'negotiationtom', 'acc', 'a group repeats the figures of its tasks'],
    [PYTHIA, 'crows_pairs_english', 'pct_stereotype', 'its ideal value is 0.5'],
    [PYTHIA, 'crows_pairs_english', 'likelihood', 'it is unbounded'],
    [LLAMA, 'toxigen', 'acc', 'how well the model recognises toxicity'],
    ['lm_eval/llama-3-8b_bias_classification.json', 'bias_classification', '', 'recognises bias'],
    [GEN, 'truthfulqa_gen', 'bleu_max', 'the table of metrics has no row for it'],
    [GEN, 'truthfulqa_gen', 'bleu_diff', 'the table of metrics has no row for it'],
  ])('%s: %s %s', async (name, task, metric, reason) => {
    expect(findFigure(await readReal(name), task, metric).reason).toContain(reason)
  })
})

it('distinguishes MC1, a proportion, from MC2, a mean', async () => {
  const run = await readReal(GPT2)
  expect(findFigure(run, 'truthfulqa_mc1')).toMatchObject({
    isTaken: true,
    value: 0.22766217870257038,
  })
  expect(findFigure(run, 'truthfulqa_mc2')).toMatchObject({
    isTaken: true,
    value: 0.4069358422746245,
  })
})
