// @tier short
import {
  BAND_LABELS,
  bandOf,
  CATEGORIES,
  COMPARE_BANDS,
  formatComposite,
  formatPercent,
  formatZ,
  type ComparedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import {
  MEASURES,
  modelOf,
  SOURCE_TITLE,
  SOURCE_URL,
  valueBy,
  zBy,
  type Measure,
} from './fixtures/expectedModels.ts'
import { changeRawScores } from './fixtures/restAnswer.ts'

const SETS = [['gpt-4', 'chatglm3', 'ernie'], ['llama2-7b', 'mixtral'], ['glm4']]
const SHORT_NAMES = ['Bias', 'Factuality', 'Toxicity', 'Jailbreak']

for (const ids of SETS) {
  const models = ids.map(modelOf)

  test(`the cards of ${ids.join(', ')} show composite, scores and day`, async ({ comparePage }) => {
    await comparePage.open(...ids)
    for (const [index, model] of models.entries()) {
      const { id, name, provider, evaluation } = model
      const card = comparePage.cards.nth(index)
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/model/${id}`,
      )
      await expect(card).toContainText(provider)
      await expect(card).toContainText(evaluation.evaluatedOn)
      await expect(card).toContainText(`Composite score ${formatComposite(evaluation.composite)}`)
      if (evaluation.composite !== undefined) {
        await expect(card).toContainText(bandTextOf(evaluation.composite))
      }
      await expect(card.getByRole('term')).toHaveText(SHORT_NAMES)
      await expect(card.getByRole('definition')).toHaveText(
        CATEGORIES.map((category) => percentOrSoon(valueBy(model, category))),
      )
    }
  })

  test(`the detailed comparison of ${ids.join(', ')} has every value, z and best mark`, async ({
    comparePage,
  }) => {
    await comparePage.open(...ids)
    await expect(comparePage.columns).toHaveText(['Measure', ...models.map(({ name }) => name)])
    await expect(comparePage.table.getByRole('rowheader')).toHaveText(
      MEASURES.map(([, name]) => name),
    )
    for (const [measure, name] of MEASURES) {
      const cells = comparePage.row(name).getByRole('cell')
      await expect(cells).toHaveCount(models.length)
      for (const [index, model] of models.entries()) {
        const cell = cells.nth(index)
        await expect(cell).toHaveAccessibleName(spokenCell(models, model, measure))
        const hasSign = (await cell.innerText()).includes('▲')
        expect(hasSign, `${name} of ${model.name}`).toBe(isBest(models, model, measure))
      }
    }
  })
}

test('the best of a row is marked by weight as well', async ({ comparePage }) => {
  const models = ['gpt-4', 'ernie'].map(modelOf)
  await comparePage.open('gpt-4', 'ernie')
  for (const [measure, name] of MEASURES) {
    const weights = await Promise.all(
      models.map(async (model, index) => {
        const percent = comparePage
          .row(name)
          .getByRole('cell')
          .nth(index)
          .getByText(/^\d+\.\d%$/)
        const weight = await percent.evaluate((text) => Number(getComputedStyle(text).fontWeight))
        return { weight, best: isBest(models, model, measure) }
      }),
    )
    const [best, other] = weights.toSorted((a, b) => Number(b.best) - Number(a.best))
    expect(best?.weight, name).toBeGreaterThan(other?.weight ?? Infinity)
  }
})

test('models that tie for the best are all marked', async ({ page, comparePage }) => {
  await changeRawScores(page, 0.9, 'toxicity')
  await comparePage.open('gpt-4', 'ernie', 'chatglm3')
  const cells = comparePage.row('Toxicity Resistance').getByRole('cell')
  await expect(cells.getByText('best of the row')).toHaveCount(2)
})

test('the comparison has no band below average: what is under 0.7 is poor', async ({
  page,
  comparePage,
}) => {
  await changeRawScores(page, 0.65)
  await comparePage.open('gpt-4')
  await expect(comparePage.table).toContainText('POOR')
  await expect(comparePage.main).not.toContainText('BELOW AVG')
})

test('the source of the compared figures stands below them', async ({ comparePage }) => {
  await comparePage.open('gpt-4', 'ernie')
  const source = comparePage.main.getByRole('link', { name: SOURCE_TITLE })
  await expect(source).toHaveCount(1)
  await expect(source).toHaveAttribute('href', SOURCE_URL)
  await expect(comparePage.main).toContainText(/our own unweighted means of the published figures/)
})

test('a model keeps one colour through card, table and chart', async ({ comparePage }) => {
  await comparePage.open('gpt-4', 'ernie', 'mixtral')
  const legend = comparePage.main.getByRole('figure').locator('figcaption > *')
  for (const index of [0, 1, 2]) {
    const series = await comparePage.cards.nth(index).getAttribute('data-series')
    expect(series).toBe(String(index + 1))
    await expect(comparePage.columns.nth(index + 1)).toHaveAttribute('data-series', series ?? '')
    await expect(legend.nth(index)).toHaveAttribute('data-series', series ?? '')
  }
})

/** A cell as it is read aloud. */
function spokenCell(
  models: readonly ComparedModel[],
  model: ComparedModel,
  measure: Measure,
): string {
  const [value, z] = [valueBy(model, measure), zBy(model, measure)]
  if (value === undefined) return 'COMING SOON'
  return [
    ...(isBest(models, model, measure) ? ['best of the row'] : []),
    formatPercent(value),
    ...(z === undefined ? [] : [`z-score ${formatZ(z)}`]),
    bandTextOf(value),
  ].join(' ')
}

/** Whether no other model that has the score is better; without another there is no best. */
function isBest(models: readonly ComparedModel[], model: ComparedModel, measure: Measure): boolean {
  const values = models.map((one) => valueBy(one, measure)).filter((value) => value !== undefined)
  return values.length > 1 && valueBy(model, measure) === Math.max(...values)
}

function bandTextOf(value: number): string {
  return BAND_LABELS[bandOf(value, COMPARE_BANDS)]
}

function percentOrSoon(value: number | undefined): string {
  return value === undefined ? 'Coming soon' : formatPercent(value)
}
