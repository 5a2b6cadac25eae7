import { formatPercent } from '@transparency-lab/widgets/domain'
import { findModel, MEASURES, valueBy } from '../fixtures/expectedModels.ts'
import { expect, test } from './journey.ts'

const CELLS = { css: 'table td[data-series]' }

test('models are found by search, compared by all scores, and removed', async ({
  enginePage,
  site,
}) => {
  const models = ['gpt-4', 'ernie'].map(findModel)
  await enginePage.open(`${site}/compare`)
  for (const [index, { name, provider }] of models.entries()) {
    const field = index === 0 ? 'Choose a model' : 'Add another model'
    await enginePage.fill({ role: 'combobox', name: field }, name.toLowerCase())
    await enginePage.click({ role: 'option', name: `${name} ${provider} TrustLLM` })
    await expect.poll(() => enginePage.texts({ role: 'columnheader' })).toContain(name)
  }
  await expect
    .poll(async () => (await enginePage.location()).searchParams.get('models'))
    .toBe('gpt-4,ernie')
  const expected = MEASURES.flatMap(([measure]) => {
    const values = models.map((model) => valueBy(model, measure) ?? Number.NaN)
    return values.map((value) => ({
      figure: formatPercent(value),
      isBest: value === Math.max(...values),
    }))
  })
  const cells = await enginePage.texts(CELLS)
  expect(
    cells.map((text) => ({ figure: /[\d.]+%/.exec(text)?.[0], isBest: text.includes('▲') })),
  ).toEqual(expected)

  await enginePage.click({ role: 'button', name: 'Remove GPT-4' })
  await expect
    .poll(async () => (await enginePage.location()).searchParams.get('models'))
    .toBe('ernie')
  await expect.poll(() => enginePage.count(CELLS)).toBe(MEASURES.length)
})
