import { expect, it } from 'vitest'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { realDocument } from '../../testing/realDocuments.ts'
import { inspect } from './inspect.ts'

const LOG = 'inspect/simpleqa_verified_header-only.json'
/** What a scorer writes whose score is an object: one score for each of its keys. */
const SHARES = { correct: 0.38, incorrect: 0.51, not_attempted: 0.11 }

/** Reads the log with one score for each share in place of its only one. */
async function readShares(task: string) {
  const { content } = await realDocument(LOG)
  const log = structuredClone(content) as {
    readonly eval: object
    readonly results: { readonly scores: readonly object[] }
  }
  const scores = Object.entries(SHARES).map(([name, value]) => ({
    ...log.results.scores[0],
    name,
    metrics: {
      mean: { name: 'mean', value, params: {} },
      stderr: { name: 'stderr', value: 0.015, params: {} },
    },
  }))
  const changed = {
    ...log,
    eval: { ...log.eval, task, model: 'maker/model' },
    results: { ...log.results, scores },
  }
  const [run] = await inspect.read({ path: LOG, content: changed })
  if (run === undefined) throw new Error('There is no run.')
  return run.figures.map((figure) => ({ ...figure, ...judgeFigure('inspect', run, figure) }))
}

it.each([
  ['simpleqa', 'SimpleQA (accuracy)'],
  ['inspect_evals/simpleqa', 'SimpleQA (accuracy)'],
  ['inspect_evals/simpleqa_verified', 'SimpleQA Verified (accuracy)'],
])('of the shares of %s, the correct answers alone are its accuracy', async (task, name) => {
  const [correct, ...others] = await readShares(task)
  expect(correct).toMatchObject({
    value: SHARES.correct,
    n: 1000,
    standardError: 0.015,
    reason: null,
    meaning: { subcategory: name, category: 'factuality', lowerIsBetter: false },
  })
  expect(others.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('a part of the rest of the correct answers'),
    expect.stringContaining('a part of the rest of the correct answers'),
  ])
})
