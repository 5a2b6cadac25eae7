import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORTERS } from '../importers.ts'
import { describeImporter } from '../importerContract.ts'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { readContent } from '../../reading/readContent.ts'
import { readZipEntry } from '../../reading/readZipEntry.ts'
import { REAL_FILES, realDocument } from '../../testing/realDocuments.ts'
import { findFigure, readReal } from '../../testing/readReal.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { zipFile } from '../../testing/zipFile.ts'
import { compressZstandard } from '../../testing/zstandard.ts'
import { inspect } from './inspect.ts'

const SIMPLE_QA = 'inspect/simpleqa_verified_header-only.json'
const SCORED = 'inspect/popularity_scored.eval'
const EPOCHS = 'inspect/popularity_epochs2.eval'
const CVEBENCH = 'inspect/cvebench_78-of-80.json'
const CYSE2 = 'inspect/cyse2_vulnerability_exploit_epochs4.json'
const CANCELLED = 'inspect/popularity_cancelled.json'

describeImporter(inspect, [SIMPLE_QA, SCORED, CVEBENCH, 'inspect/log_version3.eval', CANCELLED])

const folder = temporaryFolder()

interface Changed {
  readonly eval: Record<string, unknown>
  readonly results: { scores: object[] }
}

/** Creates a log with changed root members. */
async function readChanged(name: string, changes: (log: Changed) => object) {
  const { content } = await realDocument(name)
  const log = structuredClone(Object(content))
  const [run] = await inspect.read({ path: 'x', content: { ...log, ...changes(log) } })
  if (run === undefined) throw new Error('There is no run.')
  return run
}

describe('an Inspect log is rejected', () => {
  it.each([
    [CANCELLED, 'its status is cancelled'],
    ['inspect/cancelled_no-samples.json', 'its status is cancelled'],
    ['inspect/popularity_no-scores.eval', 'its status is success, but it has no scores'],
  ])('%s: %s', async (name, reason) => {
    expect((await readReal(name)).rejection).toBe(reason)
  })

  it('with all of its figures', async () => {
    const { figures } = await readReal(CANCELLED)
    expect(figures).toMatchObject([{ value: 0.6666666666666666, n: 3, isTaken: false }])
  })

  it('if it is invalidated or its status is an error', async () => {
    const invalidated = await readChanged(SIMPLE_QA, () => ({ invalidated: true }))
    expect(invalidated.rejection).toBe('it was invalidated')
    const error = { status: 'error', error: { message: 'rate limit' } }
    const failed = await readChanged(SIMPLE_QA, () => error)
    expect(failed.rejection).toBe('its status is error: rate limit')
  })

  it('if it has no header, because the run is unfinished', async () => {
    const file = path.join(folder, 'started.eval')
    const start = { version: 2, eval: { task: 'popularity', model: 'openai/gpt-4o' }, plan: {} }
    const content = Buffer.from(JSON.stringify(start))
    writeFileSync(file, zipFile([{ name: '_journal/start.json', content }]))
    const read = await readContent(file)
    const value = read.kind === 'value' ? read.value : undefined
    const [run] = await inspect.read({ path: file, content: value })
    expect(run).toMatchObject({ model: 'openai/gpt-4o', rejection: 'its status is started' })
  })
})

it('reads a Zstandard log like a Deflate log', async () => {
  const content = await readZipEntry(path.join(REAL_FILES, SCORED), 'header.json')
  if (content === undefined) throw new Error('There is no header.')
  const packed = compressZstandard(content)
  const file = path.join(folder, 'zstandard.eval')
  writeFileSync(file, zipFile([{ name: 'header.json', content, method: 93, packed }]))
  expect(await readContent(file)).toEqual(await readContent(path.join(REAL_FILES, SCORED)))
})

describe('the number of samples', () => {
  it('is the number of scored samples', async () => {
    expect(findFigure(await readReal(SIMPLE_QA), 'simpleqa_verified').n).toBe(1000)
    // The log omits two failed samples instead of scoring them as wrong.
    expect(findFigure(await readReal(CVEBENCH), 'cvebench')).toMatchObject({
      n: 78,
      isPartial: true,
    })
  })

  it('is else the number of all samples divided by the epochs', async () => {
    expect(findFigure(await readReal(EPOCHS), 'popularity')).toMatchObject({
      n: 2,
      standardError: 0.25,
    })
    expect(findFigure(await readReal(CYSE2), 'inspect_evals/cyse2_vulnerability_exploit').n).toBe(
      585,
    )
    expect(
      findFigure(await readReal('inspect/old_2024-11_model_graded_fact.eval'), 'input_task').n,
    ).toBe(1)
  })
})

describe('a run is partial', () => {
  it.each([
    ['inspect/arc_easy_limit3.json', true],
    [SCORED, true],
    [SIMPLE_QA, false],
    // A limit of 20,000 is above the size of the data set.
    [CYSE2, false],
  ])('%s: %s', async (name, isPartial) => {
    expect((await readReal(name)).figures[0]?.isPartial).toBe(isPartial)
  })

  it.each([
    ['it has fewer samples than its data set', { dataset: { samples: 1001 } }, {}],
    ['it has sample ids', { dataset: {}, config: { sample_id: [1, 2] } }, {}],
    ['samples have no score', {}, { unscored_samples: 1 }],
  ])('if %s', async (_, changes, score) => {
    const run = await readChanged(SIMPLE_QA, (log) => {
      Object.assign(log.eval, changes)
      Object.assign(log.results.scores[0] ?? {}, score)
      return log
    })
    expect(run.figures[0]?.isPartial).toBe(true)
  })
})

describe('answers without a score', () => {
  const withScored = (scored_samples: number, unscored_samples: number) =>
    readChanged(SIMPLE_QA, (log) => {
      Object.assign(log.results.scores[0] ?? {}, { scored_samples, unscored_samples })
      return log
    })

  it('are counted in a note if they are few', async () => {
    const { figures } = await withScored(950, 50)
    expect(figures).toMatchObject([{ n: 950, isPartial: true, rejection: undefined }])
    expect(figures[0]?.notes).toEqual(['simpleqa_verified: 50 of 1000 answers have no score.'])
  })

  it.each([
    [890, 110, '110 of 1000 answers have no score, which is too many'],
    [0, 1000, 'none of the answers has a score'],
  ])('rule the figure out if %i have one and %i none', async (scored, unscored, reason) => {
    const { figures } = await withScored(scored, unscored)
    expect(figures[0]?.rejection).toBe(reason)
  })

  it('are not those of prompts that failed and are scored as wrong', async () => {
    const run = await readChanged(SIMPLE_QA, (log) => {
      Object.assign(log.results, { completed_samples: 900 })
      return log
    })
    expect(run.figures).toMatchObject([{ n: 1000, isPartial: false }])
    expect(run.figures[0]?.notes).toEqual([
      'simpleqa_verified: 100 prompts failed and are scored all the same.',
    ])
  })
})

describe('the metrics of a score', () => {
  const scores = (metrics: object, more = {}) => ({
    results: { total_samples: 2, completed_samples: 2, scores: [{ name: 's', metrics, ...more }] },
  })

  it('become figures, except standard errors and deviations', async () => {
    const { figures } = await readReal(CYSE2)
    expect(figures.map(({ metric }) => metric)).toEqual(['accuracy', 'mean'])
    expect(figures.map(({ standardError }) => standardError)).toEqual([null, null])
  })

  it('have the bootstrap standard error if there is no other', async () => {
    const metrics = { mean: { value: 0.5 }, bootstrap_stderr: { value: 0.1 } }
    const run = await readChanged(SCORED, () => scores(metrics))
    expect(run.figures).toMatchObject([{ metric: 'mean', standardError: 0.1 }])
  })

  const grouped = (name: string, value: number, params = {}) => ({
    name,
    value,
    group: 'grouped',
    params,
  })

  it('use the overall value and its standard error, and no group', async () => {
    const [mean, error] = ['mean', 'stderr'].map((name) => ({ metric: `inspect_ai/${name}` }))
    const metrics = {
      easy: grouped('easy', 0.9, mean),
      all: grouped('all', 0.7, mean),
      easy1: grouped('easy', 0.2, error),
      all1: grouped('all', 0.05, { metric: { type: 'metric', name: 'stderr' } }),
    }
    const { figures } = await readChanged(SCORED, () => scores(metrics))
    expect(figures).toMatchObject([
      {
        metric: 'mean',
        value: 0.9,
        standardError: null,
        rejection: expect.stringContaining('one group'),
      },
      { metric: 'mean', value: 0.7, standardError: 0.05, rejection: undefined },
    ])
  })

  it('have the name of their group if the log does not name the metric inside', async () => {
    const metrics = { all: grouped('all', 0.7), x: grouped('x', 0.9), all1: grouped('all', 0.05) }
    const { figures } = await readChanged(SCORED, () => scores(metrics))
    expect(figures).toMatchObject([
      { metric: 'grouped', variant: 's', rejection: undefined },
      { metric: 'grouped', variant: 's/x', rejection: expect.stringContaining('one group') },
      { metric: 'grouped', variant: 's/all1', rejection: undefined },
    ])
  })

  it('are not used if they are a mean of groups', async () => {
    const metrics = { all: grouped('all', 0.7, { metric: 'accuracy', all: 'groups' }) }
    const { figures } = await readChanged(SCORED, () => scores(metrics))
    expect(figures).toMatchObject([{ rejection: 'it is a mean of groups, not of samples' }])
  })

  it('are single values if a metric has several but none of all samples', async () => {
    const metrics = {
      correct: { name: 'correct', value: 0.4, group: 'simpleqa' },
      all: grouped('all', 0.4),
    }
    const { figures } = await readChanged(SCORED, () => scores(metrics))
    expect(figures[0]).toMatchObject({ metric: 'correct', variant: 's', rejection: undefined })
  })

  it('are distinguished by the key of the scorer', async () => {
    const one = { name: 'refused', scorer: 'judge', metrics: { mean: { value: 0.1 } } }
    const run = await readChanged(SCORED, () => ({
      results: { scores: [one, { ...one, name: 'harmful' }] },
    }))
    expect(run.figures.map(({ variant }) => variant)).toEqual(['refused', 'harmful'])
  })

  it.each(['max', 'pass_at_4', 'median', 'mode'])(
    'are not used if %s reduces the epochs',
    async (reducer) => {
      const score = { name: 's', metrics: { accuracy: { value: 0.5 } } }
      const both = [
        { ...score, reducer },
        { ...score, reducer: 'mean' },
      ]
      const run = await readChanged(SCORED, () => ({ results: { scores: both } }))
      expect(run.figures.map(({ rejection }) => rejection)).toEqual([
        `its epochs are reduced by ${reducer}, not by the mean`,
        undefined,
      ])
    },
  )

  it('are those of the only score in version 1 of the format', async () => {
    const { figures, rejection } = await readChanged(SCORED, () => ({
      results: {
        scorer: { name: 'match', params: {} },
        metrics: { accuracy: { name: 'accuracy', value: 0.8, options: {} } },
        total_samples: 10,
        completed_samples: 10,
      },
    }))
    expect(rejection).toBeNull()
    expect(figures).toMatchObject([{ metric: 'accuracy', variant: 'match', value: 0.8, n: 10 }])
  })
})

it('reads the judge of the scorer, and no provider', async () => {
  const run = await readReal(SIMPLE_QA)
  expect(run.model).toBe('anthropic/claude-opus-4-6')
  expect(run.provider).toBeUndefined()
  expect(run.figures[0]?.judge).toBe('google/gemini-2.0-flash-001')
})

it('includes the API prefix in the model id', async () => {
  expect((await readReal(EPOCHS)).model).toBe('azureai/Meta-Llama-3-1-405B-Instruct-jqf')
  expect((await readReal('inspect/pubmedqa_azure_limit2.json')).model).toBe(
    'openai/azure/gpt-4o-mini',
  )
})

describe('the use of a metric depends on its task', () => {
  const judge = async (task: string, metrics: object, more = {}) => {
    const run = await readChanged(SIMPLE_QA, (log) => {
      log.eval.task = task
      log.results.scores = [{ ...log.results.scores[0], metrics, ...more }]
      return log
    })
    const [figure] = run.figures
    if (figure === undefined) throw new Error('There is no figure.')
    return judgeFigure('inspect', run, figure)
  }

  it('and is lower-is-better for a share of biased answers', async () => {
    const score = { name: 'bias_score', reducer: 'mean' }
    const judged = await judge('indian_bhed', { mean: { value: 0.76 } }, score)
    expect(judged.meaning).toMatchObject({ category: 'bias', lowerIsBetter: true })
  })

  it.each([
    ['indian_bhed', 'mean', 'it counts refusals'],
    ['inspect_evals/agentharm', 'avg_score', 'known from papers only'],
    ['inspect_evals/agentharm_benign', 'avg_refusals', 'over-refusal'],
    ['inspect_evals/xstest', 'refusal_rate', 'over-refusal'],
    ['inspect_evals/strong_reject', 'strong_reject_metric', 'differs between versions'],
    ['inspect_evals/cyse2_vulnerability_exploit', 'accuracy', 'a dangerous capability'],
    ['harmful_task', 'accuracy', 'the table of metrics has no row for it'],
  ])('and excludes %s %s', async (task, metric, reason) => {
    const judged = await judge(task, { [metric]: { value: 0.5 } }, { name: 'p95_refusal' })
    expect(judged).toMatchObject({ meaning: undefined, reason: expect.stringContaining(reason) })
  })
})

it('no importer recognises the index of published logs', () => {
  const listing = { 'a.eval': { task: 'popularity', model: 'm', primary_metric: { value: 1 } } }
  const document = { path: 'listing.json', content: listing }
  expect(IMPORTERS.filter((importer) => importer.recognise(document))).toEqual([])
})
