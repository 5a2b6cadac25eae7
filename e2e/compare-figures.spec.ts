// @tier short
import { intervalText } from './fixtures/expectedErrors.ts'
import {
  BAND_LABELS,
  CATEGORIES,
  formatPercent,
  formatScore,
  formatZ,
  getScoreBand,
  type ComparedModel,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { COMPARE_BANDS } from '@transparency-lab/widgets/domain-internal'
import { expect, test } from './fixtures/app.ts'
import { getOverflow } from './fixtures/everyRoute.ts'
import {
  findModel,
  MEASURES,
  SOURCE_TITLE,
  SOURCE_URL,
  valueBy,
  zBy,
} from './fixtures/expectedModels.ts'

const MODELS = ['gpt-4', 'chatglm3', 'ernie'].map(findModel)
const SHORT_NAMES = ['Bias', 'Factuality', 'Toxicity', 'Jailbreak']

test('a comparison shows each model’s scores in its card and in the table, in one colour', async ({
  comparePage,
}) => {
  await comparePage.open(...MODELS.map(({ id }) => id))
  for (const [index, model] of MODELS.entries()) {
    const { id, name, provider, evaluation } = model
    const card = comparePage.cards.nth(index)
    const link = card.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/model/${id}`)
    await expect(card).toContainText(provider)
    await expect(card).toContainText(evaluation.evaluatedOn)
    await expect(card).toContainText(`Composite score ${formatScore(evaluation.scores.composite)}`)
    const composite = valueBy(model, 'composite')
    if (composite !== undefined) await expect(card).toContainText(bandTextOf(composite))
    await expect(card.getByRole('term')).toHaveText(SHORT_NAMES)
    await expect(card.getByRole('definition')).toHaveText(
      CATEGORIES.map((category) => percentOrSoon(valueBy(model, category))),
    )
  }

  await test.step('every value, z and best mark', async () => {
    await expect(comparePage.columns).toHaveText(['Measure', ...MODELS.map(({ name }) => name)])
    const names = MEASURES.map(([, name]) => new RegExp(`^${name}`))
    await expect(comparePage.table.getByRole('rowheader')).toHaveText(names)
    for (const [measure, name] of MEASURES) {
      const cells = comparePage.values(name)
      await expect(cells).toHaveCount(MODELS.length)
      for (const [index, model] of MODELS.entries()) {
        const cell = cells.nth(index)
        const isMarked = isBest(MODELS, model, measure)
        await expect(cell).toHaveAccessibleName(spokenCell(MODELS, model, measure))
        const hasSign = (await cell.innerText()).includes('▲')
        expect(hasSign, `${name} of ${model.name}`).toBe(isMarked)
        if (valueBy(model, measure) === undefined) continue
        const percent = cell.getByText(/^\d+\.\d%$/)
        await expect(percent).toHaveCSS('font-weight', isMarked ? '700' : '500')
      }
    }
  })

  await test.step('one colour for each model', async () => {
    await comparePage.openChart()
    const legend = comparePage.main.getByRole('figure').locator('figcaption > *')
    for (const index of MODELS.keys()) {
      const series = String(index + 1)
      await expect(comparePage.cards.nth(index)).toHaveAttribute('data-series', series)
      await expect(comparePage.columns.nth(index + 1)).toHaveAttribute('data-series', series)
      await expect(legend.nth(index)).toHaveAttribute('data-series', series)
    }
  })

  await test.step('the source', async () => {
    const source = comparePage.main.getByRole('link', { name: SOURCE_TITLE })
    await expect(source).toHaveCount(1)
    await expect(source).toHaveAttribute('href', SOURCE_URL)
    await expect(comparePage.main).toContainText(/our own unweighted means of the published/)
  })
})

test('at 320 px three models fit, each with its name, its value and its dot in every row @full', async ({
  page,
  comparePage,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await comparePage.open('gpt-4', 'llama2-70b', 'wizardlm-13b')
  const region = comparePage.table.locator('..')
  const hidden = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
  expect(await getOverflow(page)).toBe(0)
  for (const measure of ['Bias Resistance', 'Composite Score']) {
    const row = comparePage.row(measure)
    await row.scrollIntoViewIfNeeded()
    for (const value of await comparePage.values(measure).all()) {
      await expect(value).toBeInViewport({ ratio: 0.99 })
      const name = await value.evaluate((cell) => getComputedStyle(cell, '::before').content)
      expect(name).toContain((await value.getAttribute('data-name')) ?? 'a name')
    }
    await expect(row.locator('.tl-dot')).toHaveCount(3)
  }
})

/** The accessible name of a cell. */
function spokenCell(
  models: readonly ComparedModel[],
  model: ComparedModel,
  measure: Measure,
): string {
  const [value, z] = [valueBy(model, measure), zBy(model, measure)]
  if (value === undefined) return 'COMING SOON'
  return [
    ...(isBest(models, model, measure) ? ['best in this row'] : []),
    formatPercent(value),
    ...(z === undefined ? [] : [`z-score ${formatZ(z)}`]),
    intervalText(model.id, measure),
    bandTextOf(value),
  ].join(' ')
}

/** Whether no other model has a better score; false if no other model has this score. */
function isBest(models: readonly ComparedModel[], model: ComparedModel, measure: Measure): boolean {
  const values = models.map((one) => valueBy(one, measure)).filter((value) => value !== undefined)
  return values.length > 1 && valueBy(model, measure) === Math.max(...values)
}

function bandTextOf(value: number): string {
  return BAND_LABELS[getScoreBand(value, COMPARE_BANDS)]
}

function percentOrSoon(value: number | undefined): string {
  return value === undefined ? 'Coming soon' : formatPercent(value)
}
