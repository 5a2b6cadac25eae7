import { describe, expect, it } from 'vitest'
import { checkCount } from '../choose/checkCount.ts'
import { checkUncertainty } from '../choose/checkUncertainty.ts'
import { nameJudge } from '../choose/findSilence.ts'
import { readJudges } from '../formats/helm/readJudges.ts'
import { helmTable } from '../formats/helm/helmTable.ts'
import type { Figure } from '../formats/importer.ts'
import { inspect } from '../formats/inspect/inspect.ts'
import { tableImporter } from '../formats/table/tableImporter.ts'
import { tableMapping } from '../formats/table/TableMapping.ts'
import { readRecord, createConvertedResult } from '../testing/convertedRecord.ts'
import { figureWith, createReport } from '../testing/reports.ts'
import { SUITE } from '../testing/suite.ts'
import { helmSafetyTable, inspectLog } from '../testing/toolResults.ts'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { findMetric } from '../metrics/findMetric.ts'
import { buildFile } from './buildFile.ts'
import { isToolNote } from './toolNotes.ts'

const counted = (changes: Partial<Figure>) =>
  checkCount('lm_eval', { measure: 'proportion' }, figureWith({ notes: [], ...changes })).notes

async function readInspect(changes: object, scores: object) {
  const log = inspectLog(['acme/x', 'match'], { accuracy: 0.5 }, { n: 100 })
  const results = {
    ...{ ...log.results, ...changes },
    scores: log.results.scores.map((score) => ({ ...score, ...scores })),
  }
  const [run] = await inspect.read({ path: 'x', content: { ...log, results } })
  return run?.figures[0]?.notes
}

async function readTable() {
  const column = {
    ...{ column: 'Safe', task: 'Board', metric: 'rate', category: 'bias', subcategory: 'Board' },
    ...{ lower_is_better: false, measure: 'mean', plus_minus: 'standard_deviation' },
  }
  const mapping = tableMapping.parse({ model: 'Model', columns: [column] })
  const [run] = await tableImporter(mapping).read({ path: 'x', content: 'Model,Safe\na,0.5 ± 0.1' })
  return run?.figures[0]?.notes
}

const WARNING = 'min=0.5, mean=0.5 (1)\n\n⚠ The data set may be in the training set.'

async function readHelmTable() {
  const { rows, ...table } = helmSafetyTable(['harm_bench', 'harm_bench'], 0.5, 100)
  const warned = rows.map((row) => row.map((cell) => ({ ...cell, description: WARNING })))
  const [run] = await helmTable.read({ path: 'x', content: { ...table, rows: warned } })
  return run?.figures[0]?.notes
}

async function readConverted() {
  const { run } = await readRecord('x', [
    createConvertedResult({ details: { description: WARNING } }),
  ])
  return run.figures[0]?.notes
}

function buildPartial() {
  const figure = figureWith({ value: 0.5, n: 10, isPartial: true, standardError: null })
  const { taken } = chooseRuns([createReport('a.json', {}, [figure])], new Map())
  const names = { id: 'm', name: 'M', provider: 'P', weights: 'open' } as const
  return buildFile(SUITE, taken, new Map([['org/model', names]])).models[0]?.notes
}

describe('a note of an import is known as one', () => {
  const toxicity = { benchmark: 'realtoxicityprompts', metric: 'score', variant: 'none' }

  it.each<[string, () => Promise<readonly string[] | undefined> | readonly string[] | undefined]>([
    ['of a partial run', buildPartial],
    ['of several counts', () => counted({ otherCounts: [100], standardError: null })],
    ['of fewer prompts', () => counted({ value: 0.42, standardError: Math.sqrt(0.2436 / 49) })],
    ['of more prompts', () => counted({ n: 100, standardError: Math.sqrt(0.25 / 999) })],
    ['of a larger error', () => counted({ value: 0.4, standardError: 0.06, n: 1000 })],
    ['of no share', () => counted({ value: 0.22, n: 1, standardError: null })],
    [
      'of an impossible error',
      () => checkUncertainty(figureWith({ standardError: 2 }), { low: 0, high: 1 }).notes,
    ],
    ['of a silent judge', () => nameJudge(findMetric('lm_eval', toxicity), figureWith()).notes],
    ['of a judge that read nearly all answers', () => readJudges(new Map([['gpt', 0.99]])).notes],
    ['of a table of HELM', readHelmTable],
    ['of a converted record', readConverted],
    ['of a standard deviation', readTable],
    [
      'of answers without a score',
      async () => readInspect({}, { scored_samples: 98, unscored_samples: 2 }),
    ],
    [
      'of failed prompts',
      async () => readInspect({ completed_samples: 98 }, { scored_samples: 100 }),
    ],
  ])('%s', async (_, write) => {
    const notes = (await write()) ?? []
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.filter((note) => !isToolNote(note))).toEqual([])
  })

  it('unlike those of a person', () => {
    expect(isToolNote('Only a part of its data set is public.')).toBe(false)
  })
})
