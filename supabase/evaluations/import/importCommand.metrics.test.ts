import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoteFormatter } from '../derive/evaluationText.ts'
import { ownMetricSchema } from '../file/ownMetricSchema.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { importCommand } from './importCommand.ts'
import { SUITE } from './testing/suite.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { inspectLog } from './testing/toolResults.ts'

const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
vi.spyOn(console, 'error').mockImplementation(() => undefined)
let folder: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  mkdirSync(path.join(folder, 'out'), { recursive: true })
  printed.mockReset().mockImplementation(() => undefined)
})

const LOG = inspectLog(['acme/attacks', 'success'], { accuracy: 0.25, stderr: 0.05 }, { n: 75 })
const ROW = {
  task: 'attacks',
  metric: 'accuracy',
  category: 'jailbreak',
  subcategory: 'Acme Attacks (success)',
  direction: 'lower_is_better',
  measure: 'proportion',
  why: 'The scorer gives 1 where the attack succeeded',
  checked_by: 'Jo Example',
  checked_on: '2026-05-02',
}
const ALIASES = { 'example/model': { id: 'model', name: 'Model', provider: 'Example' } }

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const target = () => path.join(folder, `out/${SUITE.id}.json`)

/** Imports logs with rows of own metrics, and returns the file that it writes. */
async function importWith(metrics: unknown, logs: readonly object[] = [LOG], ...options: string[]) {
  await importCommand([
    ...logs.map((log, index) => write(`${index}.json`, log)),
    ...['--metrics', write('own.json', metrics)],
    ...['--suite', write('suite.json', SUITE), '--aliases', write('aliases.json', ALIASES)],
    ...['--out', path.join(folder, 'out'), ...options],
  ])
  return readEvaluationsFile(readFileSync(target(), 'utf8'))
}

const report = () => String(printed.mock.calls[0]?.[0])

describe('an own metric', () => {
  it('is published with the word of the person who checked it, which readers see', async () => {
    const file = await importWith({ $schema: 'x', metrics: [ROW] })
    const [model] = file.models
    expect(model?.subcategories).toMatchObject([
      { parent_category: 'jailbreak', score: 0.75, probe_count: 75, standard_error: 0.05 },
    ])
    expect(file.metrics).toEqual([ROW])
    expect(model && createNoteFormatter(file)(model)[1]).toBe(
      '“Acme Attacks (success)” is a metric of the evaluator’s own: accuracy of the task attacks. ' +
        'A share of prompts from 0 to 1; lower is better. Its meaning was checked by Jo Example on 2026-05-02: ' +
        'The scorer gives 1 where the attack succeeded.',
    )
  })

  it('has the scale that its row declares', async () => {
    const graded = inspectLog(['acme/attacks', 'grade'], { accuracy: 7 }, { n: 75 })
    const row = { ...ROW, measure: 'mean', scale: { low: 1, high: 10, unit: 'points' } }
    const { models } = await importWith({ metrics: [row] }, [graded])
    expect(models[0]?.subcategories[0]?.score).toBeCloseTo(1 - 6 / 9, 12)
  })

  it('is not zero where its value is missing', async () => {
    const other = inspectLog(['acme/attacks', 'success'], {}, { n: 75 })
    const scores = [{ ...other.results.scores[0], metrics: { accuracy: { name: 'accuracy' } } }]
    const log = { ...other, results: { ...other.results, scores } }
    await expect(importWith({ metrics: [ROW] }, [log])).rejects.toThrow('no figure can be used')
    expect(report()).toContain('it has no value')
    expect(existsSync(target())).toBe(false)
  })

  it('cannot contradict the table of metrics, and its values must be within its scale', async () => {
    const known = inspectLog(['inspect_evals/simpleqa', 'match'], { accuracy: 0.5 }, { n: 9 })
    const row = { ...ROW, task: 'simpleqa' }
    await expect(importWith({ metrics: [row] }, [known])).rejects.toThrow('no figure can be used')
    expect(report()).toContain('the file of own metrics contradicts the table of metrics')
    printed.mockClear()
    const percent = inspectLog(['acme/attacks', 'success'], { accuracy: 38 }, { n: 75 })
    await expect(importWith({ metrics: [ROW] }, [percent])).rejects.toThrow('no figure can be used')
    expect(report()).toContain(
      '38; allowed: 0 to 1, unless its "scale" says otherwise, such as 0 to 10, or 0 to 100 in percent',
    )
  })

  it('is not lost silently when its suite is imported again without it', async () => {
    const more = inspectLog(['acme/facts', 'match'], { accuracy: 0.5 }, { n: 10 })
    const other = { ...ROW, task: 'facts', category: 'factuality', subcategory: 'Facts' }
    const direction = 'higher_is_better'
    await importWith({ metrics: [ROW, { ...other, direction }] }, [LOG, more])
    const again = importWith({ metrics: [{ ...other, direction }] }, [LOG, more], '--replace')
    await expect(again).rejects.toThrow(
      'would lose the meaning of "Acme Attacks (success)", which --metrics can give again; allowed: --drop',
    )
    expect(readFileSync(target(), 'utf8')).toContain('Acme Attacks')
  })
})

describe('a file of own metrics is refused, and nothing is written,', () => {
  const without = (key: string) => ({ metrics: [{ ...ROW, [key]: undefined }] })
  const having = (changes: object) => ({ metrics: [{ ...ROW, ...changes }] })

  it.each([
    [without('checked_by'), 'own.json: metrics[0].checked_by is absent; allowed: one line of text'],
    [without('checked_on'), 'own.json: metrics[0].checked_on is absent; allowed: a valid date'],
    [without('why'), 'own.json: metrics[0].why is absent; allowed: one line of text'],
    [having({ checked_by: '…' }), 'checked_by is "…"; allowed: text with letters, in place of'],
    [having({ checked_on: '2999-01-01' }), 'allowed: a date that is not in the future'],
    [having({ category: 'jailbrake' }), 'toxicity, jailbreak; did you mean jailbreak?'],
    [having({ direction: 'lower' }), 'did you mean lower_is_better?'],
    [having({ measure: 'proportions' }), 'did you mean proportion?'],
    [having({ checkedBy: 'Jo' }), 'did you mean checked_by?'],
    [
      having({ measure: 'mean' }),
      'metrics[0].direction is "lower_is_better"; allowed: a proportion, or a mean with its "scale"',
    ],
    [having({ scale: { low: 1, high: 1 } }), 'allowed: an object whose low is below its high'],
    [having({ scale: { low: 0, high: 1, unit: '%' } }), 'a scale in percent, such as 0 to 100'],
    [{ metrics: [ROW, ROW] }, 'metrics[1].metric is "accuracy"; allowed: each metric of a task'],
    [{ metrics: [] }, 'metrics is []; allowed: a list of at least one metric'],
    [{ rows: [ROW] }, 'rows is [{"task":'],
    ['{ "metrics": [ { "task": x } ] }', 'own.json: it is not JSON: it has “x” (line 1, column'],
    [
      having({ task: 'atacks' }),
      'own.json: metrics[0].task is "atacks"; allowed: one of acme/attacks; did you mean attacks?',
    ],
    [
      having({ metric: 'acuracy' }),
      'own.json: metrics[0].metric is "acuracy"; allowed: one of accuracy; did you mean accuracy?',
    ],
    [having({ scorer: 'sucess' }), 'metrics[0].scorer is "sucess"; allowed: one of success'],
    [having({ settings: 'a=b' }), 'metrics[0].settings is "a=b"; allowed: absent, because'],
  ])('%#: %j', async (metrics, problem) => {
    await expect(importWith(metrics)).rejects.toThrow(problem)
    expect(readdirSync(path.join(folder, 'out'))).toEqual([])
  })
})

describe('an own metric is not mixed', () => {
  it('with a figure of the table of metrics that has its name', async () => {
    const known = inspectLog(['inspect_evals/simpleqa', 'match'], { accuracy: 0.5 }, { n: 9 })
    const row = { ...ROW, category: 'factuality', subcategory: 'SimpleQA (accuracy)' }
    const metrics = { metrics: [{ ...row, direction: 'higher_is_better' }] }
    await expect(importWith(metrics, [LOG, known])).rejects.toThrow(
      /own metric attacks accuracy: subcategory is "SimpleQA \(accuracy\)", which .*simpleqa accuracy of .*1\.json has/,
    )
  })

  it('with that of another package whose task has its name', async () => {
    const other = { ...LOG, eval: { ...LOG.eval, task: 'other/attacks' } }
    await expect(importWith({ metrics: [ROW] }, [LOG, other])).rejects.toThrow(
      'own.json: metrics[0].task is "attacks", which several tasks have; allowed: one of acme/attacks, other/attacks',
    )
    const bare = { ...LOG, eval: { ...LOG.eval, task: 'attacks', created: '2026-06-01T10:00:00Z' } }
    expect((await importWith({ metrics: [ROW] }, [LOG, bare])).models).toHaveLength(1)
  })
})

it('has each of its keys in the documentation', () => {
  const docs = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8')
  const [, keys = ''] = docs.split('## Own metrics')
  const [table = ''] = keys.split('## ')
  const known = Object.keys(ownMetricSchema.shape)
  expect(known.filter((key) => !table.includes(`| \`${key}\``))).toEqual([])
})

describe('a data file cannot have the word of a person about', () => {
  it.each([
    [{ subcategory: 'Acme Atacks (success)' }, 'did you mean Acme Attacks (success)?'],
    [{ category: 'bias' }, 'metrics[0].category is "bias"; allowed: jailbreak, as at the figures'],
    [{ direction: 'higher_is_better' }, 'allowed: lower_is_better, as at the figures'],
    [{ scale: { low: 0, high: 2 } }, 'allowed: from 0 to 1, as at the figures'],
  ])('a figure that it does not have: %j', async (changes, problem) => {
    const file = await importWith({ metrics: [ROW] })
    const text = JSON.stringify({ ...file, metrics: [{ ...ROW, ...changes }] })
    expect(() => readEvaluationsFile(text)).toThrow(problem)
  })
})

it('an unknown option is answered with the one that was meant', async () => {
  await expect(importCommand(['x', '--metric', 'y'])).rejects.toThrow('Did you mean --metrics?')
})
