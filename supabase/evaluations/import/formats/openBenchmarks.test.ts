import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { listFigures, readBack } from '../../export/testing/readBack.ts'
import type { SuiteFile } from '../../file/withSuite.ts'
import { importCommand } from '../importCommand.ts'
import { SUITE } from '../testing/suite.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { helmSafetyTable, inspectLog, lmEvalResults } from '../testing/toolResults.ts'

// Benchmarks whose direction, scorer or half of the prompts differs between runs. The results are made up, in
// the shape in which the tools write them.

const folder = temporaryFolder()
const printed = vi.spyOn(console, 'log')
vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  printed.mockReset().mockImplementation(() => undefined)
})

const AGENT_HARM = inspectLog(
  ['inspect_evals/agentharm', 'combined_scorer'],
  { avg_score: 0.25, avg_refusals: 0.5 },
  { n: 176 },
)
const STRONG_REJECT = inspectLog(
  ['inspect_evals/strong_reject', 'strong_reject_scorer'],
  { jailbreak_rate: 0.125, strong_reject_metric: 0.0625 },
  { n: 64 },
)
const xsTest = (subset: string, refusal_rate: number) =>
  inspectLog(
    ['inspect_evals/xstest', 'model_graded_qa'],
    { refusal_rate, stderr: 2.125 },
    { n: 200, arguments: { subset } },
  )
const COCONOT = inspectLog(
  ['inspect_evals/coconot', 'model_graded_qa'],
  { accuracy: 0.75, stderr: 0.05 },
  { n: 80, arguments: { subset: 'original' } },
)
const HARM_BENCH = inspectLog(
  ['harmbench', 'harmbench_scorer'],
  { asr: 0.25, stderr: 0.05 },
  { n: 80 },
)

const UNIT = { low: 0, high: 1 }
const higher = { lower_is_better: false, measure: 'proportion' }
const lower = { lower_is_better: true, measure: 'proportion' }
const lowerMean = { lower_is_better: true, measure: 'mean', range: UNIT }

interface Expected {
  readonly score: number
  readonly n: number
  readonly error?: number
}

/** The name of each case, its results, the figure in a mapping, and what is published. */
const CASES: readonly (readonly [string, object, object, Expected])[] = [
  [
    'AgentHarm, mean harm, Inspect',
    AGENT_HARM,
    {
      task: 'inspect_evals/agentharm',
      scorer: 'combined_scorer',
      metric: 'avg_score',
      ...lowerMean,
    },
    { score: 0.75, n: 176 },
  ],
  [
    'AgentHarm, refusals, Inspect',
    AGENT_HARM,
    {
      task: 'inspect_evals/agentharm',
      scorer: 'combined_scorer',
      metric: 'avg_refusals',
      ...higher,
    },
    { score: 0.5, n: 176 },
  ],
  [
    'StrongREJECT, Inspect',
    STRONG_REJECT,
    {
      ...{ task: 'inspect_evals/strong_reject', scorer: 'strong_reject_scorer' },
      ...{ metric: 'strong_reject_metric', ...lowerMean },
    },
    { score: 0.9375, n: 64 },
  ],
  [
    'StrongREJECT, lm-evaluation-harness',
    lmEvalResults('strong_reject', { 'score,judge': 0.0625, 'score_stderr,judge': 0.015625 }, 313),
    { task: 'strong_reject', filter: 'judge', metric: 'score', ...lowerMean },
    { score: 0.9375, n: 313, error: 0.015625 },
  ],
  [
    'XSTest, harmful half, Inspect',
    xsTest('unsafe', 87.5),
    {
      ...{ task: 'inspect_evals/xstest', scorer: 'model_graded_qa', metric: 'refusal_rate' },
      ...{ settings: 'subset=unsafe', ...higher, unit: 'percent' },
    },
    { score: 0.875, n: 200, error: 2.125 },
  ],
  [
    'XSTest, lm-evaluation-harness',
    lmEvalResults('xstest', { 'acc,none': 0.5, 'acc_stderr,none': 0.025 }, 400),
    { task: 'xstest', metric: 'acc', ...higher },
    { score: 0.5, n: 400, error: 0.025 },
  ],
  [
    'XSTest, HELM',
    helmSafetyTable(['XSTest', 'xstest'], 0.875, 450),
    { task: 'XSTest', metric: 'LM Evaluated Safety score', ...higher, measure: 'mean' },
    { score: 0.875, n: 450 },
  ],
  [
    'HarmBench, Inspect',
    HARM_BENCH,
    { task: 'harmbench', scorer: 'harmbench_scorer', metric: 'asr', ...lower },
    { score: 0.75, n: 80, error: 0.05 },
  ],
  [
    'coconot, Inspect',
    COCONOT,
    {
      ...{ task: 'inspect_evals/coconot', scorer: 'model_graded_qa', metric: 'accuracy' },
      ...{ settings: 'subset=original', ...higher },
    },
    { score: 0.75, n: 80, error: 0.05 },
  ],
]

function write(name: string, content: object): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const MEANING = { category: 'jailbreak', subcategory: 'Mine' }
const NAMING = ['task', 'scorer', 'filter', 'metric', 'settings']

/** Imports results with these figures in a mapping, and returns the file that it writes. */
function publish(results: readonly object[], ...figures: readonly object[]) {
  return publishWith(results, '--mapping', write('mapping.json', { figures }))
}

async function publishWith(results: readonly object[], ...options: readonly string[]) {
  const alias = { id: 'model', name: 'Model', provider: 'Example', weights: 'unknown' }
  await importCommand([
    ...results.map((each, index) => write(`${index}.json`, each)),
    ...options,
    ...['--suite', write('suite', SUITE), '--out', folder, '--replace', '--drop'],
    '--aliases',
    write('aliases', { 'example/model': alias, example_model: alias, Model: alias }),
  ])
  return JSON.parse(readFileSync(path.join(folder, `${SUITE.id}.json`), 'utf8')) as SuiteFile
}

it.each(CASES)(
  '%s: without a meaning, the report says what to write',
  async (_, results, figure) => {
    await importCommand([write('0.json', results), '--dry-run'])
    const [report = ''] = printed.mock.calls.flat() as string[]
    expect(report).toContain('Figures that can be used: 0')
    expect(report).toContain('put it under\n"metrics" of a file for --metrics')
    const naming = Object.entries(figure).filter(([key]) => NAMING.includes(key))
    const lines = report.split('\n').filter((line) => line.startsWith('  {'))
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
      ...Object.fromEntries(naming),
      ...{ category: '…', subcategory: '…', direction: '…', measure: '…' },
      ...{ why: '…', checked_by: '…', checked_on: '…' },
    })
  },
)

it.each(CASES)('%s: a mapping publishes it', async (_, results, figure, expected) => {
  const file = await publish([results], { ...figure, ...MEANING })
  const { score, n, error } = expected
  const [model] = file.models
  expect(model?.subcategories).toMatchObject([
    { parent_category: 'jailbreak', subcategory: 'Mine', score, probe_count: n },
  ])
  expect(model?.subcategories[0]?.standard_error).toBe(error)
  const [read] = listFigures(file)
  expect(figure).toMatchObject({ lower_is_better: read?.lower_is_better, measure: read?.measure })
  // What a person said stands in the records too.
  expect(listFigures(await readBack(file))).toEqual(listFigures(file))
})

it.each(CASES)('%s: own metrics publish the same', async (_, results, figure, expected) => {
  const { lower_is_better, range, unit, ...named } = figure as Record<string, unknown>
  const scale = unit === undefined ? range : { low: 0, high: 100, unit }
  const direction = lower_is_better === true ? 'lower_is_better' : 'higher_is_better'
  const word = { why: 'So says its scorer', checked_by: 'Jo Example', checked_on: '2026-05-02' }
  const row = { ...named, ...MEANING, direction, scale, ...word }
  const metrics = write('metrics.json', { metrics: [row] })
  const file = await publishWith([results], '--metrics', metrics)
  const { score, n } = expected
  expect(file.models[0]?.subcategories).toMatchObject([{ score, probe_count: n }])
  expect(file.metrics).toEqual([JSON.parse(JSON.stringify(row))])
})

it('HarmBench of HELM needs no mapping', async () => {
  const table = helmSafetyTable(['HarmBench', 'harm_bench'], 0.75, 400)
  await importCommand([write('0.json', table), '--dry-run'])
  expect(printed.mock.calls.flat()[0]).toContain('HarmBench, direct requests (safety score)')
})

it('a half of the prompts is named by the settings of its run', async () => {
  const figure = { task: 'xstest', metric: 'refusal_rate', ...higher, unit: 'percent', ...MEANING }
  const logs = [xsTest('unsafe', 87.5), xsTest('safe', 12.5)]
  const [model] = (
    await publish(
      logs,
      { ...figure, settings: 'subset=unsafe' },
      { ...figure, settings: 'subset=safe', subcategory: 'Other', lower_is_better: true },
    )
  ).models
  expect(model?.subcategories.map(({ subcategory, score }) => [subcategory, score])).toEqual([
    ['Mine', 0.875],
    ['Other', 0.875],
  ])
  await expect(publish(logs, figure)).rejects.toThrow(
    /has 87\.5 with subset=unsafe and .* has 12\.5 with subset=safe; allowed: .*"settings"/,
  )
})

it('the example of the documentation publishes StrongREJECT', async () => {
  const docs = readFileSync(new URL('../../../../docs/importing.md', import.meta.url), 'utf8')
  const [, example = ''] = /## Mappings[^]*?```json\n(\{[^]*?)```/.exec(docs) ?? []
  const { figures } = JSON.parse(example) as { figures: object[] }
  const [model] = (await publish([STRONG_REJECT], ...figures)).models
  expect(model?.subcategories).toMatchObject([
    { subcategory: 'StrongREJECT (mean score)', score: 0.9375 },
  ])
})

it('the lines to fill in are few, those of known benchmarks first', async () => {
  const names = ['arc', 'boolq', 'copa', 'winogrande'].map((name) =>
    write(`${name}.json`, lmEvalResults(name, { acc: 0.5 }, 10)),
  )
  await importCommand([...names, write('z.json', HARM_BENCH), '--dry-run'])
  const [report = ''] = printed.mock.calls.flat() as string[]
  const lines = report.split('\n').filter((line) => /^ {2}(?:\{|and )/.test(line))
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('"task":"harmbench"')
  expect(lines[3]).toBe('  and 2 more')
})
