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
