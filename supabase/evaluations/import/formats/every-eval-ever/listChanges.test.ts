import { expect, it } from 'vitest'
import { everyEvalEver } from './everyEvalEver.ts'

const read = async (generation_config: object, additional_details = {}) => {
  const result = {
    evaluation_name: 'x',
    metric_config: {},
    score_details: { score: 0.5 },
    generation_config,
  }
  const content = {
    source_metadata: {},
    model_info: { id: 'openai/gpt-4o', name: 'GPT-4o', developer: 'OpenAI', additional_details },
    evaluation_results: [result, result],
  }
  const [run] = await everyEvalEver.read({ path: 'x', content })
  return run
}

it.each([
  [{ generation_args: { reasoning_effort: 'high' } }, {}, 'reasoning_effort=high'],
  [{ additional_details: { thinking_budget: '1024' } }, {}, 'thinking_budget=1024'],
  [{ generation_args: { reasoning: true } }, {}, 'reasoning=true'],
  [{}, { dtype: 'int8' }, 'dtype=int8'],
  [{}, { quantization: 'int8' }, 'quantization=int8'],
  [{}, { precision: 'int4', model_revision: 'main' }, 'precision=int4'],
])('names a model with %j and %j by its options', async (generation, details, options) => {
  expect(await read(generation, details)).toMatchObject({
    namedBy: `openai/gpt-4o (${options})`,
    modelProblem: expect.stringContaining('may make it another model'),
  })
})

it.each([
  [{ additional_details: { num_fewshot: '5' } }, {}],
  [{}, { n_shot: 5 }],
])('has the examples of %j and %j as a setting of its figures', async (generation, details) => {
  const run = await read(generation, details)
  expect(run?.modelProblem).toBeUndefined()
  expect(run?.figures[0]?.settings).toBe('5 examples')
})

it('leaves the name of a model with other details', async () => {
  const run = await read({ generation_args: { temperature: 0 } }, { precision: 'bfloat16' })
  expect(run?.model).toBe('openai/gpt-4o')
  expect(run?.modelProblem).toBeUndefined()
})
