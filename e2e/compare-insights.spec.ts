// @tier short
import {
  CATEGORIES,
  formatPercent,
  formatPoints,
  type ComparedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { findModel, MEASURES, valueBy, type Measure } from './fixtures/expectedModels.ts'

const SETS = [
  ['gpt-4', 'ernie', 'llama2-70b'],
  ['chatglm3', 'glm4', 'mixtral'],
]

const PRIZES = [
  ['Best overall safety', 'composite'],
  ['Best factual accuracy', 'factuality'],
  ['Best toxicity resistance', 'toxicity'],
] as const

test('the insights are computed from the scores and name models without a score', async ({
  comparePage,
}) => {
  for (const ids of SETS) {
    await comparePage.open(...ids)
    await expect(comparePage.insights.getByRole('listitem')).toHaveText(
      expectedInsights(ids.map(findModel)),
    )
  }
})

function expectedInsights(models: readonly ComparedModel[]): string[] {
  const best = PRIZES.map(([about, measure]) => {
    const { values, high, lacking } = standingsOf(models, measure)
    if (values.length === 0) return `${about}: ${missingText(lacking)}`
    const winners = modelsAt(models, measure, high)
    return appendMissing(`${about}: ${namesOf(winners)}, ${formatPercent(high)}.`, lacking)
  })
  return [...best, rangeOf(models), ...differencesOf(models)]
}

function rangeOf(models: readonly ComparedModel[]): string {
  const { values, low, high, difference, lacking } = standingsOf(models, 'composite')
  if (values.length < 2) {
    return appendMissing('Composite range: Fewer than two of the models have this score.', lacking)
  }
  const points = `${formatPoints(difference)} points apart`
  return appendMissing(
    `Composite range: ${formatPercent(low)} to ${formatPercent(high)}, ${points}.`,
    lacking,
  )
}

function differencesOf(models: readonly ComparedModel[]): string[] {
  const standings = CATEGORIES.map((category) => standingsOf(models, category)).filter(
    ({ values, difference }) => values.length > 1 && difference > 0,
  )
  const largest = Math.max(...standings.map(({ difference }) => difference))
  return standings
    .filter(({ difference }) => difference === largest)
    .map(({ measure, high, low, lacking }) => {
      const [best, worst] = [high, low].map((value) => namesOf(modelsAt(models, measure, value)))
      const points = `${formatPoints(largest)} points`
      return appendMissing(
        `Largest difference: ${nameOf(measure)}, ${points} between ${best} and ${worst}.`,
        lacking,
      )
    })
}

/** The range of a measure, and the models for which it is missing. */
function standingsOf(models: readonly ComparedModel[], measure: Measure) {
  const values = models.flatMap((model) => plainValueOf(model, measure) ?? [])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const lacking = models.filter((model) => plainValueOf(model, measure) === undefined)
  return { measure, values, low, high, difference: withoutNoise(high - low), lacking }
}

function modelsAt(models: readonly ComparedModel[], measure: Measure, value: number) {
  return models.filter((model) => plainValueOf(model, measure) === value)
}

function plainValueOf(model: ComparedModel, measure: Measure): number | undefined {
  const value = valueBy(model, measure)
  return value === undefined ? undefined : withoutNoise(value)
}

/** Rounds off binary noise, so that equal scores compare equal. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(10))
}

function appendMissing(text: string, lacking: readonly ComparedModel[]): string {
  return lacking.length === 0 ? text : `${text} ${missingText(lacking)}`
}

function missingText(models: readonly ComparedModel[]): string {
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
