import { describe, expect, it } from 'vitest'
import { EvalLog } from './EvalLog.ts'
import { readOptions } from './readOptions.ts'

describe('the model of a log', () => {
  const readWith = (changes: object, plan = {}) =>
    readOptions(
      EvalLog.parse({
        status: 'success',
        eval: { task: 'simpleqa', model: 'lab/model', ...changes },
        plan,
      }),
    )

  it.each([
    [{ model_generate_config: { reasoning_effort: 'high' } }, 'reasoning_effort=high'],
    [{ model_generate_config: { system_message: 'Be true.' } }, 'system_message=Be true.'],
    [
      { solver: 'react', task_args_passed: { tools: ['web_search'] } },
      'tools=["web_search"], solver=react',
    ],
    [
      {
        ...{ solver: 'react', solver_args: { tools: ['bash'], attempts: 3 } },
        task_args_passed: { tools: ['web_search'] },
      },
      'tools=["web_search"], solver=react(tools=["bash"]), attempts=3',
    ],
    [{ task_args_passed: undefined, task_args: { attempts: 3 } }, 'attempts=3'],
    [{ model_args: { load_in_4bit: true } }, 'load_in_4bit=true'],
    [{ config: { approval: 'auto' } }, 'approval'],
    [
      { solver: 'system_message', solver_args: { template: 'Be true.' } },
      'solver=system_message, template=Be true.',
    ],
    [{ solver: 'react', solver_args_passed: { attempts: 3 } }, 'solver=react, attempts=3'],
  ])('is another one with %j', (changes, options) => {
    const { namedBy, modelProblem } = readWith(changes)
    expect(namedBy).toBe(`lab/model (${options})`)
    expect(modelProblem).toContain('may make it another model')
  })

  it('is another one with tools in its plan, unless the task itself is of agents', () => {
    const plan = { steps: [{ solver: 'use_tools' }, { solver: 'generate' }] }
    expect(readWith({}, plan).namedBy).toContain('(solver=use_tools)')
    expect(readWith({ task: 'agentharm' }, plan).namedBy).toBeUndefined()
  })

  it('is the plain one with options of the decoding, the judge and the server', () => {
    const run = readWith({
      solver: 'generate',
      model_generate_config: { temperature: 0, max_retries: 5 },
      task_args_passed: { grader_model: 'openai/gpt-4o' },
      config: { token_limit: 500 },
      model_base_url: 'https://user:word@example.org/v1?key=1',
    })
    expect(run).toEqual({
      model: 'lab/model',
      settings:
        'temperature=0, base_url=https://example.org/v1, grader_model=openai/gpt-4o, token_limit=500',
    })
  })
})
