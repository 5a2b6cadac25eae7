import { expect, it } from 'vitest'
import { inspectLog, lmEvalResults } from '../testing/toolResults.ts'
import { IMPORTERS } from './importers.ts'

const LATE = '2100-01-01T10:00:00Z'
const SECONDS = Date.parse(LATE) / 1000
const LOG = inspectLog(['a_task', 'match'], { accuracy: 0.5 }, { n: 10 })
const RESULTS = lmEvalResults('a_task', { 'acc,none': 0.5 }, 10)
const { date: _, ...UNDATED } = RESULTS
const LIGHTEVAL = { config_general: { model_name: 'acme/fable' }, results: { 'a_task|0': {} } }
const RUN_SPEC = { name: 'a_task', adapter_spec: { model: 'acme/fable' } }
const STATS = [{ name: { name: 'accuracy', split: 'test' }, count: 1, sum: 0.5, mean: 0.5 }]
const RESULT = { evaluation_name: 'a_task', metric_config: {}, score_details: { score: 0.5 } }
const RECORD = { model_info: { id: 'acme/fable' }, evaluation_results: [RESULT] }

async function read(content: object, path = 'x.json') {
  const importer = IMPORTERS.find((each) => each.recognise({ path, content }))
  const [run] = (await importer?.read({ path, content })) ?? []
  return run
}

it.each<[place: string, content: object, path?: string]>([
  ['eval.created', { ...LOG, eval: { ...LOG.eval, created: LATE } }],
  ['date', { ...RESULTS, date: SECONDS }],
  ['the name of its file', UNDATED, 'results_2100-01-01T10-00-00.0.json'],
  ['the name of its file', LIGHTEVAL, 'results_2100-01-01T10-00-00.0.json'],
  ['the summary.json of its suite', { run_spec: RUN_SPEC, stats: STATS, date: '2100-01-01' }],
  ['evaluation_timestamp', { ...RECORD, evaluation_timestamp: LATE }],
  ['retrieved_timestamp', { ...RECORD, retrieved_timestamp: String(SECONDS) }],
  [
    'evaluation_results[0].evaluation_timestamp',
    { ...RECORD, evaluation_results: [{ ...RESULT, evaluation_timestamp: LATE }] },
  ],
])('a run is counted and not used if %s is in the future', async (place, content, path) => {
  const run = await read(content, path)
  expect(run).toMatchObject({ time: null, isUnread: true })
  expect(run?.rejection).toMatch(/^its date is in the future: "?(?:2100-01-01|4102480800)/)
  expect(run?.rejection).toContain(` in ${place}; allowed: from 2000 to tomorrow`)
})

it.each([undefined, '', '1970-01-01', '12.5', 'May', new Date().toISOString()])(
  'a run is used if its date is %j, which is unknown or of today',
  async (created) => {
    const run = await read({ ...LOG, eval: { ...LOG.eval, created } })
    expect(run?.rejection).toBeNull()
    expect(run?.isUnread).toBeUndefined()
  },
)
