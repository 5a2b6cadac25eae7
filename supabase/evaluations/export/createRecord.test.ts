import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyEvalEver } from '../import/formats/every-eval-ever/everyEvalEver.ts'
import { judgeFigure } from '../import/choose/judgeFigure.ts'
import { REAL_FILES } from '../import/testing/realDocuments.ts'
import { SUITE } from '../import/testing/suite.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { withSuite } from '../file/withSuite.ts'
import { REAL_SUITES, SUITE_FILE } from '../../tests/realText.ts'
import { createRecord } from './createRecord.ts'
import { arbitrarySuiteFile } from './testing/arbitrarySuiteFile.ts'
import { listFigures, readBack } from './testing/readBack.ts'

const schema = JSON.parse(
  readFileSync(`${REAL_FILES}every_eval_ever/eval.schema-0.3.0.json`, 'utf8'),
)
// The schema has its version as a keyword, which is no keyword of JSON Schema.
const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)

function expectValid(record: object): void {
  validate(JSON.parse(JSON.stringify(record)))
  expect(validate.errors).toBeNull()
}

const trustllm = readEvaluationsFile(readFileSync(SUITE_FILE, 'utf8'))
const real = { ...trustllm, suite: { ...SUITE, id: 'trustllm' } }
const NAMED_SUITES = REAL_SUITES.map(
  (each) => [parse(each.path).name, withSuite(each.path, each.file)] as const,
)
const [model] = real.models
if (model === undefined) throw new Error('There is no model.')
const { path, record } = createRecord(real, model)

describe('a record', () => {
  it('has the schema of the format', () => {
    for (const each of real.models) expectValid(createRecord(real, each).record)
  })

  it('has the published value with its range and direction', () => {
    expect(record).toMatchObject({
      evaluation_id: 'trustllm/baidu_ernie/1748736000',
      evaluation_timestamp: '1703289600',
      source_metadata: { source_organization_name: 'Lab', evaluator_relationship: 'third_party' },
      model_info: {
        id: 'baidu/ernie',
        developer: 'Baidu',
        additional_details: { model_availability: 'closed_weights' },
      },
    })
    expect(Object(record).evaluation_results[0]).toMatchObject({
      metric_config: { lower_is_better: true, min_score: 0, max_score: 1 },
      score_details: { score: 0.018, uncertainty: { num_samples: 1000 } },
    })
  })

  it('has what the suite measured, with its numbers, and its caveats', () => {
    const categories = { bias: { measures: '{figures} figures' } }
    const suite = { ...real.suite, categories, caveats: ['Few prompts.', 'In English.'] }
    const told = createRecord({ ...real, suite }, model)
    expectValid(told.record)
    const { bias_measures, suite_caveats } = Object(told.record).source_metadata.additional_details
    expect(bias_measures).toMatch(/^\d+ figures$/)
    expect(suite_caveats).toBe('Few prompts.\nIn English.')
  })

  it('has a path with a UUID that depends on the suite, the model and the day alone', () => {
    expect(path).toMatch(
      /^trustllm\/baidu\/ernie\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.json$/,
    )
    const renamed = { ...model, name: 'Another', subcategories: model.subcategories.slice(1) }
    expect(createRecord(real, renamed).path).toBe(path)
    const later = { ...model, evaluation_date: '2024-01-01' }
    expect(createRecord(real, later).path).not.toBe(path)
  })

  it('has no uncertainty if none is known', () => {
    const [figure] = model.subcategories
    if (figure === undefined) throw new Error('There is no figure.')
    const unknown = { ...model, subcategories: [{ ...figure, probe_count: null }] }
    expect(JSON.stringify(createRecord(real, unknown))).not.toContain('uncertainty')
  })

  it('has the developer "unknown" in its path if the provider has no Latin letter', () => {
    expect(createRecord(real, { ...model, provider: '百度' }).path).toMatch(/^trustllm\/unknown\//)
  })
})

describe('the import of exported records', () => {
  it.each(NAMED_SUITES)('returns the real figures of %s', async (_, file) => {
    const read = await readBack(file)
    expect(listFigures(read)).toEqual(listFigures(file))
    const totals = (models: typeof file.models) =>
      models.map((each) => [each.id, each.total_probes]).sort()
    expect(totals(read.models)).toEqual(totals(file.models))
  })

  it('returns the figures of any valid file, whose records have the schema of the format', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySuiteFile, async (file) => {
        readEvaluationsFile(JSON.stringify(file))
        for (const each of file.models) expectValid(createRecord(file, each).record)
        expect(listFigures(await readBack(file))).toEqual(listFigures(file))
      }),
    )
  })
})

describe('the meaning that a record declares', () => {
  const declared = { category: 'jailbreak', subcategory: 'Mine', measure: 'proportion' }

  async function judge(dataset_name: string, metric: object, model_info = {}) {
    const result = {
      evaluation_name: dataset_name,
      source_data: { dataset_name },
      metric_config: { lower_is_better: false, min_score: 0, max_score: 1, ...metric },
      score_details: { score: 0.5 },
    }
    const content = { model_info: { id: 'org/m', ...model_info }, evaluation_results: [result] }
    const [run] = await everyEvalEver.read({ path: 'x', content })
    const [figure] = run?.figures ?? []
    if (run === undefined || figure === undefined) throw new Error('There is no figure.')
    return { run, ...judgeFigure('every_eval_ever', run, figure) }
  }

  it('is used for a metric that the table of metrics does not list', async () => {
    const { meaning } = await judge('Mine', { metric_name: 'x', additional_details: declared })
    expect(meaning).toEqual({ ...declared, lowerIsBetter: false, unit: undefined })
  })

  it.each([
    ['EM', {}, 'its file contradicts the table of metrics: it declares the category jailbreak'],
    [
      'EM',
      { category: 'factuality', measure: 'mean' },
      'its file contradicts the table of metrics: it declares the measure mean',
    ],
    ['ECE (10-bin)', { category: 'factuality' }, 'how sure the model is of its answers'],
  ])(
    'is ignored if the table of metrics contradicts it: %s',
    async (metric_name, changes, reason) => {
      const additional_details = { ...declared, ...changes }
      const judged = await judge('TruthfulQA', { metric_name, additional_details })
      expect(judged).toMatchObject({ category: 'factuality', meaning: undefined })
      expect(judged.reason).toContain(reason)
    },
  )

  it('is ignored if its direction contradicts the table of metrics', async () => {
    const additional_details = { ...declared, category: 'factuality' }
    const metric = { metric_name: 'EM', additional_details }
    expect((await judge('TruthfulQA', metric)).meaning?.subcategory).toBe('Mine')
    const { reason } = await judge('TruthfulQA', { ...metric, lower_is_better: true })
    expect(reason).toContain('it declares that lower is better')
    const { reason: scale } = await judge('TruthfulQA', { ...metric, max_score: 5 })
    expect(scale).toContain('its range is not that of a share')
  })

  it.each([{ category: 'safety' }, { measure: undefined }, { subcategory: '' }])(
    'is ignored if it is not complete and valid: %j',
    async (changes) => {
      const additional_details = { ...declared, ...changes }
      const { reason } = await judge('Mine', { metric_name: 'x', additional_details })
      expect(reason).toBe('the table of metrics has no row for it')
    },
  )

  it('names a model only by the end of its exact id', async () => {
    const named = (id: string) =>
      judge('Mine', {}, { additional_details: { transparency_lab_id: id } })
    expect((await named('m')).run.model).toBe('m')
    expect((await named('gpt-4o')).run.model).toBe('org/m')
  })
})
