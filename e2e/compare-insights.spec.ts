import {
  bestPerformers,
  formatPercent,
  formatPoints,
  largestDifferences,
  spreadOf,
  type ComparedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { MEASURES, modelOf, valueBy, type Measure } from './fixtures/expectedModels.ts'
import { changeRawScores } from './fixtures/restAnswer.ts'

const SETS = [
  ['gpt-4', 'ernie', 'llama2-70b'],
  ['gpt-4', 'chatglm3', 'ernie'],
  ['chatglm3', 'glm4', 'mixtral'],
  ['palm2', 'chatglm3'],
  ['gpt-4'],
]

const PRIZES = [
  ['Best overall safety', 'composite'],
  ['Best factual accuracy', 'factuality'],
  ['Best toxicity resistance', 'toxicity'],
] as const

test('the insights are computed from the scores, and name who lacks one', async ({
  comparePage,
}) => {
  for (const ids of SETS) {
    await comparePage.open(...ids)
    await expect(comparePage.insights.getByRole('listitem')).toHaveText(
      expectedInsights(ids.map(modelOf)),
    )
  }
})

test('models that tie for the best are all named', async ({ page, comparePage }) => {
  await changeRawScores(page, 0.9, 'toxicity')
  await comparePage.open('gpt-4', 'ernie', 'chatglm3')
  const line = comparePage.insights
    .getByRole('listitem')
    .filter({ hasText: 'Best toxicity resistance' })
  await expect(line).toContainText(modelOf('gpt-4').name)
  await expect(line).toContainText(modelOf('ernie').name)
  await expect(line).toContainText(formatPercent(0.9))
  await expect(line).toContainText(`${modelOf('chatglm3').name} lacks this score.`)
})

function expectedInsights(models: readonly ComparedModel[]): string[] {
  const best = PRIZES.map(([about, measure]) => {
    const found = bestPerformers(models, measure)
    if (found === undefined) return `${about}: ${lackingText(models)}`
    const text = `${about}: ${namesOf(found.models)}, ${formatPercent(found.value)}.`
    return withLacking(text, found.lacking)
  })
  const differences = largestDifferences(models).map((spread) => {
    const [high, low] = [namesOf(spread.highest), namesOf(spread.lowest)]
    const points = `${formatPoints(spread.difference)} points`
    return withLacking(
      `Largest difference: ${nameOf(spread.measure)}, ${points} between ${high} and ${low}.`,
      spread.lacking,
    )
  })
  return [...best, rangeOf(models), ...differences]
}

function rangeOf(models: readonly ComparedModel[]): string {
  const spread = spreadOf(models, 'composite')
  if (spread === undefined) {
    const lacking = models.filter((model) => valueBy(model, 'composite') === undefined)
    return withLacking('Composite range: Fewer than two of the models have this score.', lacking)
  }
  const { low, high, difference, lacking } = spread
  const points = `${formatPoints(difference)} points apart`
  return withLacking(
    `Composite range: ${formatPercent(low)} to ${formatPercent(high)}, ${points}.`,
    lacking,
  )
}

function withLacking(text: string, lacking: readonly ComparedModel[]): string {
  return lacking.length === 0 ? text : `${text} ${lackingText(lacking)}`
}

function lackingText(models: readonly ComparedModel[]): string {
  return `${namesOf(models)} ${models.length === 1 ? 'lacks' : 'lack'} this score.`
}

function namesOf(models: readonly ComparedModel[]): string {
  const names = models.map(({ name }) => name)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

function nameOf(measure: Measure): string {
  return new Map(MEASURES).get(measure) ?? ''
}
