import { expect, it } from 'vitest'
import { consistencyProblems } from '../consistencyProblems.ts'
import { deriveEvaluations } from '../deriveEvaluations.ts'
import { buildFile } from './buildFile.ts'
import { chooseRuns } from './chooseRuns.ts'
import { everyEvalEver } from './every-eval-ever/everyEvalEver.ts'
import { reportTable } from './reportTable.ts'
import { createReport, figureWith } from './testing/reports.ts'
import { SUITE } from './testing/suite.ts'

const COUNT = 130_000
const numbers = Array.from({ length: COUNT }, (_, index) => index)

it('a model may have any number of figures', () => {
  const meaning = { category: 'bias', lowerIsBetter: false, measure: 'mean' } as const
  const figures = numbers.map((index) =>
    figureWith({ task: `t${index}`, meaning: { ...meaning, subcategory: `Figure ${index}` } }),
  )
  const choice = chooseRuns([createReport('a.json', {}, figures)], new Map())
  const file = buildFile(SUITE, choice.taken, new Map())
  expect(file.models[0]?.subcategories).toHaveLength(COUNT)
  expect(consistencyProblems(file)).toEqual([])
  expect(deriveEvaluations(file)[0]?.scores).toMatchObject([{ category: 'bias', raw: 0.5 }])
  expect(reportTable(choice)).toContain(`Figures that can be used: ${COUNT}`)
}, 60_000)

it('a record may have any number of times', async () => {
  const result = { evaluation_name: 'x', metric_config: {}, score_details: {} }
  const content = {
    model_info: {},
    evaluation_results: numbers.map((index) => {
      return { ...result, evaluation_timestamp: 1_700_000_000 + index }
    }),
  }
  const [run] = await everyEvalEver.read({ path: 'x', content })
  expect(run?.time).toBe((1_700_000_000 + COUNT - 1) * 1000)
}, 60_000)
