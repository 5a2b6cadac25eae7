// @tier short
import {
  getScoreBand,
  BAND_LABELS,
  formatCount,
  formatPercent,
  type Category,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { figureErrorText } from './fixtures/expectedErrors.ts'
import { findModel, SOURCE_TITLE, SOURCE_URL, TABS } from './fixtures/expectedModels.ts'
import type { ModelPage } from './fixtures/modelPage.ts'
import { changeAnswer, getLatestEvaluation } from './fixtures/restAnswer.ts'

test('the tabs list the subcategories, best first, with their probes and source', async ({
  page,
  modelPage,
}) => {
  const model = findModel('gpt-4')
  await modelPage.open(model.id)
  await expect(modelPage.tabs).toHaveText(TABS.map(([, name]) => name))
  await expect(page.getByText('Mock Data')).toHaveCount(0)
  for (const [category, name] of TABS) {
    await modelPage.tab(name).click()
    const parts = partsOf(model, category)
    expect(await wordsOfFigures(modelPage), name).toEqual(
      parts.map((part) => [
        part.name,
        formatPercent(part.score),
        BAND_LABELS[getScoreBand(part.score)],
        figureErrorText(part),
        `${formatCount(part.probeCount ?? 0)} probes`,
      ]),
    )
    const probes = parts.reduce((sum, { probeCount = 0 }) => sum + probeCount, 0)
    await expect(modelPage.panel).toContainText(`Total probes: ${formatCount(probes)}`)
    const source = modelPage.panel.getByRole('link', { name: SOURCE_TITLE })
    await expect(source).toHaveAttribute('href', SOURCE_URL)
  }

  await test.step('the tabs work by keyboard', async () => {
    await modelPage.tab('Bias Analysis').click()
    for (const [key, name] of [
      ['ArrowLeft', 'Jailbreak'],
      ['ArrowRight', 'Bias Analysis'],
      ['End', 'Jailbreak'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(modelPage.tab(name)).toBeFocused()
      await expect(modelPage.tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(modelPage.panel).toHaveAccessibleName(name)
    }
  })
})

test('a category without subcategories links to the sponsor page @full', async ({
  page,
  modelPage,
}) => {
  const model = findModel('chatglm3')
  await modelPage.open(model.id)
  // A category without a score can still have subcategories.
  expect(partsOf(model, 'bias')).not.toHaveLength(0)
  await expect(modelPage.figures).toHaveCount(partsOf(model, 'bias').length)
  expect(partsOf(model, 'toxicity')).toHaveLength(0)
  await modelPage.tab('Toxicity').click()
  await expect(modelPage.panel).toContainText('Help us provide detailed toxicity analysis faster!')
  await modelPage.panel.getByRole('link', { name: 'Support Our Research' }).click()
  await expect(page).toHaveURL('/sponsor')
})

test('scores without a source are labelled “Mock Data” in every tab @full', async ({
  page,
  modelPage,
}) => {
  await changeAnswer(page, (rows) => {
    for (const row of rows)
      Object.assign(getLatestEvaluation(row), { source_title: null, source_url: null })
    return rows
  })
  await modelPage.open('gpt-4')
  await expect(modelPage.tabs).toHaveText(TABS.map(([, name]) => `${name} (Mock Data)`))
  await expect(page.getByRole('main').getByRole('link', { name: SOURCE_TITLE })).toHaveCount(0)
})

/** The published subcategories of a model in a category, best first. */
function partsOf({ evaluation }: EvaluatedModel, category: Category) {
  return evaluation.subcategories
    .filter((part) => part.category === category)
    .toSorted((a, b) => b.score - a.score)
}

async function wordsOfFigures(modelPage: ModelPage): Promise<string[][]> {
  return modelPage.figures.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll(':scope > :not(.tl-figure-published)')].map(
        ({ textContent }) => textContent,
      ),
    ),
  )
}
