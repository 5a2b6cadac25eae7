import { expect, it } from 'vitest'
import { inspectLog, lmEvalResults } from '../testing/toolResults.ts'
import { IMPORTERS } from './importers.ts'
import { listFacts } from './listFacts.ts'

const getFacts = (version: unknown, prompt?: unknown) =>
  listFacts('a_task', { version, templates: { prompt } })

it.each([
  [2, '2.0'],
  ['2-A', '2-B'],
  ['Yaml', undefined],
  ['N/A', ''],
])('has %j and %j as the same version', (one, other) => {
  expect(getFacts(one)).toBe(getFacts(other))
})

it.each([
  [1, 2],
  [0, 1],
  ['1-A', '2-A'],
  ['1.0.1', '1.0.2'],
])('has %j and %j as two versions', (one, other) => {
  expect(getFacts(one)).not.toBe(getFacts(other))
})

it.each([
  ['<function ask at 0x7f01>', '<function ask at 0x7f02>'],
  ['<function Task.<locals>.ask at 0x7f01>', '<function ask at 0x7f02>'],
  ['functools.partial(<function ask at 0x7f01>, n=1)', '<function ask at 0x7f02>'],
  ['<a_task.Prompt object at 0x7f01>', '<a_task.Prompt object at 0x7f02>'],
  ['def ask(doc):\n  return 1', 'def ask(doc):\n    return 1\n'],
])('has %j and %j as the same prompt', (one, other) => {
  expect(getFacts(1, one)).toBe(getFacts(1, other))
})

it.each([
  ['Q: {{question}}', 'Question: {{question}}'],
  ['Answer:', 'Answer: '],
  ['<function ask at 0x7f01>', '<function tell at 0x7f01>'],
  ['def ask(doc): return 1', 'def ask(doc): return 2'],
])('has %j and %j as two prompts', (one, other) => {
  expect(getFacts(1, one)).not.toBe(getFacts(1, other))
})

it('has a function with and without its code under one name', () => {
  expect(getFacts(1, 'def ask(doc): return 1')).toContain('function of prompt=ask')
  expect(getFacts(1, '<function ask at 0x7f01>')).toBe('a_task\nversion=1\nfunction of prompt=ask')
})

it('is read from the results of each tool that has them', async () => {
  const log = inspectLog(['a_task', 'match'], { accuracy: 0.5 }, { n: 10 })
  const results = lmEvalResults('a_task', { 'acc,none': 0.5 }, 10)
  const texts = { doc_to_text: 'Q: {{q}}', doc_to_target: 'answer' }
  const sha = 'a1a2a3a4'
  const config = { name: 'a_task', version: 3, prompt_function: 'ask' }
  const documents = [
    { ...log, eval: { ...log.eval, task_version: '2-A' } },
    { ...results, configs: { a_task: texts }, config: { ...results.config, model_sha: sha } },
    {
      config_general: { model_name: 'acme/fable', model_sha: sha },
      results: { 'a_task|0': { acc: 0.5 } },
      config_tasks: { 'a_task|0': config },
    },
  ]
  const read = documents.map(async (content) => {
    const importer = IMPORTERS.find((each) => each.recognise({ path: 'x', content }))
    const [run] = (await importer?.read({ path: 'x', content })) ?? []
    return [run?.figures[0]?.facts, run?.commit]
  })
  expect(await Promise.all(read)).toEqual([
    ['a_task\nversion=2', undefined],
    ['a_task\nversion=1\ndoc_to_text=Q: {{q}}\ndoc_to_target=answer', sha],
    ['a_task\nversion=3\nprompt_function=ask', sha],
  ])
})
