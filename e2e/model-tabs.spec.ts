// @tier short
import {
  bandOf,
  BAND_LABELS,
  formatCount,
  formatPercent,
  type Category,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { modelOf, SOURCE_TITLE, SOURCE_URL, TABS } from './fixtures/expectedModels.ts'
import type { ModelPage } from './fixtures/modelPage.ts'
import { changeAnswer, evaluationOf } from './fixtures/restAnswer.ts'

for (const id of ['gpt-4', 'llama2-70b', 'chatglm3']) {
  test(`the tabs of ${id} list the published figures, best first, with their probes`, async ({
    modelPage,
  }) => {
    const model = modelOf(id)
    await modelPage.open(id)
    await expect(modelPage.tabs).toHaveText(TABS.map(([, name]) => name))
    for (const [category, name] of TABS) {
      await modelPage.tab(name).click()
      const parts = partsOf(model, category)
      expect(await wordsOfFigures(modelPage), name).toEqual(
        parts.map(({ name: part, score, probeCount }) => [
          part,
          formatPercent(score),
          BAND_LABELS[bandOf(score)],
          `${formatCount(probeCount)} probes`,
        ]),
      )
      const probes = parts.reduce((sum, { probeCount }) => sum + probeCount, 0)
      await expect(modelPage.panel).toContainText(`Total probes: ${formatCount(probes)}`)
    }
  })
}

test('a category without figures asks for support and leads to the sponsors', async ({
  page,
  modelPage,
}) => {
  const model = modelOf('chatglm3')
  await modelPage.open(model.id)
  // A category can lack its score and still have figures.
  expect(partsOf(model, 'bias')).not.toHaveLength(0)
  await expect(modelPage.figures).toHaveCount(partsOf(model, 'bias').length)
  expect(partsOf(model, 'toxicity')).toHaveLength(0)
  await modelPage.tab('Toxicity').click()
  await expect(modelPage.panel).toContainText('Help us provide detailed toxicity analysis faster!')
  await modelPage.panel.getByRole('link', { name: 'Support Our Research' }).click()
  await expect(page).toHaveURL('/sponsor')
})

test('each of the four categories has a request for support of its own', async ({
  page,
  modelPage,
}) => {
  await changeAnswer(page, (rows) => {
    for (const row of rows) evaluationOf(row).evaluation_categories = []
    return rows
  })
  await modelPage.open('gpt-4')
  for (const [category, name] of TABS) {
    await modelPage.tab(name).click()
    await expect(modelPage.panel).toContainText(
      `Help us provide detailed ${category} analysis faster!`,
    )
    await expect(modelPage.panel.getByRole('link')).toHaveAttribute('href', '/sponsor')
    await expect(modelPage.panel).toContainText('Total probes: 0')
  }
})

test('figures that name a source are not called mock data, and name it beside them', async ({
  page,
  modelPage,
}) => {
  await modelPage.open('gpt-4')
  await expect(page.getByText('Mock Data')).toHaveCount(0)
  for (const [, name] of TABS) {
    await modelPage.tab(name).click()
    await expect(modelPage.panel.getByRole('link', { name: SOURCE_TITLE })).toHaveAttribute(
      'href',
      SOURCE_URL,
    )
  }
})

test('figures without a source are called mock data in every tab', async ({ page, modelPage }) => {
  await changeAnswer(page, (rows) => {
    for (const row of rows)
      Object.assign(evaluationOf(row), { source_title: null, source_url: null })
    return rows
  })
  await modelPage.open('gpt-4')
  await expect(modelPage.tabs).toHaveText(TABS.map(([, name]) => `${name} (Mock Data)`))
  await expect(page.getByRole('main').getByRole('link', { name: SOURCE_TITLE })).toHaveCount(0)
})

test('the arrow keys go through the tabs and around their ends', async ({ page, modelPage }) => {
  await modelPage.open('gpt-4')
  const names = TABS.map(([, name]) => name)
  await expect(modelPage.tab('Bias Analysis')).toHaveAttribute('aria-selected', 'true')
  await modelPage.tab('Bias Analysis').focus()
  const steps = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 3],
  ] as const
  for (const [key, index] of steps) {
    await page.keyboard.press(key)
    const tab = modelPage.tab(names[index] ?? '')
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(modelPage.panel).toHaveCount(1)
    await expect(modelPage.panel).toHaveAccessibleName(names[index] ?? '')
  }
})

test('the tabs are one stop of the Tab key, whichever is chosen', async ({ page, modelPage }) => {
  await modelPage.open('gpt-4')
  await modelPage.tab('Toxicity').click()
  await page.getByRole('list', { name: 'What the bands mean' }).getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(modelPage.tab('Toxicity')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(modelPage.tab('Jailbreak')).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(modelPage.tab('Toxicity')).toBeFocused()
})

/** What was published of a model in a category, best first. */
function partsOf({ evaluation }: EvaluatedModel, category: Category) {
  return evaluation.subcategories
    .filter((part) => part.category === category)
    .toSorted((a, b) => b.score - a.score)
}

async function wordsOfFigures(modelPage: ModelPage): Promise<string[][]> {
  const figures = await modelPage.figures.allInnerTexts()
  return figures.map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
}
