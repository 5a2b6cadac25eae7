// @tier short
import type { Locator, Page } from '@playwright/test'
import {
  BAND_LABELS,
  getScoreBand,
  CATEGORY_LABELS,
  CATEGORIES,
  formatCount,
  formatPercent,
  formatScore,
  formatZ,
  type Category,
  type EvaluatedModel,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { formatEvaluationDate } from './fixtures/expectedEntries.ts'
import { measureBarFill } from './fixtures/barFill.ts'
import { figureErrorText } from './fixtures/expectedErrors.ts'
import {
  findModel,
  SOURCE_TITLE,
  SOURCE_URL,
  TABS,
  valueBy,
  zBy,
} from './fixtures/expectedModels.ts'
import type { ModelPage } from './fixtures/modelPage.ts'

const MODELS = ['gpt-4', 'chatglm3'].map(findModel)

for (const model of MODELS) {
  const { id, name, provider, description, url, evaluation } = model

  test(`the page of ${id} shows its facts, composite and four scores`, async ({
    page,
    modelPage,
  }) => {
    await modelPage.open(id)
    const composite = valueBy(model, 'composite')
    const figure = composite === undefined ? '' : `: Composite ${formatPercent(composite)}`
    await expect(page).toHaveTitle(`${name}${figure} · Transparency Lab`)
    await expect(modelPage.heading).toHaveText([name])
    const header = modelPage.main.locator('header')
    await expect(header).toContainText(provider)
    await expect(header).toContainText(evaluation.evaluatedOn)
    await expect(header).toContainText(description ?? '')
    const notes = modelPage.card('Evaluation Notes').getByRole('paragraph')
    await expect(notes).toHaveText([...evaluation.notes])
    expect(await modelPage.facts()).toEqual({
      Provider: provider,
      'Total probes': formatCount(evaluation.totalProbes ?? 0),
      'Evaluation date': formatEvaluationDate(evaluation),
      Source: SOURCE_TITLE,
    })
    const card = modelPage.card('Model Information')
    const details = card.getByRole('link', { name: /^View Model Details/ })
    await expect(details).toHaveAttribute('href', url ?? '')
    await expect(details).toHaveAttribute('rel', /noopener/)
    await expect(card.getByRole('link', { name: SOURCE_TITLE })).toHaveAttribute('href', SOURCE_URL)
    await expect(card).toContainText(/our own unweighted means of the published figures/)

    await test.step('the scores as numbers and as bars', async () => {
      await showsScore(modelPage.composite, composite)
      await expect(modelPage.composite).toContainText(formatScore(evaluation.scores.composite))
      const backgrounds = { good: new Set<string>(), other: new Set<string>() }
      for (const [index, category] of CATEGORIES.entries()) {
        const tile = modelPage.tiles.nth(index)
        await expect(tile).toContainText(CATEGORY_LABELS[category])
        const value = valueBy(model, category)
        await showsScore(tile, value)
        const z = zBy(model, category)
        const written = tile.getByText(/^z [+−]?\d/)
        await expect(written).toHaveText(z === undefined ? [] : [`z ${formatZ(z)}`])
        const colour = await tile.evaluate((one) => getComputedStyle(one).backgroundColor)
        backgrounds[(value ?? 0) >= 0.8 ? 'good' : 'other'].add(colour)
      }
      // Tiles with a score of 0.8 or more have a different background.
      for (const colour of backgrounds.good) expect(backgrounds.other).not.toContain(colour)
    })

    if (id !== 'gpt-4') return
    await test.step('the tabs list the subcategories, best first, with their probes and source', () =>
      listsFigures(page, modelPage, model))
    await test.step('the tabs work by keyboard', () => movesByKeys(page, modelPage))
  })
}

/**
 * Expects a percentage, a band and a bar of the right length, or for a missing score “coming soon” or the number of its figures.
 */
async function showsScore(place: Locator, raw: number | undefined): Promise<void> {
  const bar = place.locator('[data-band]')
  await expect(bar).toHaveCount(raw === undefined ? 0 : 1)
  if (raw === undefined) {
    await expect(place).not.toContainText('%')
    await expect(place).toContainText(/coming soon|\d of \d+ figures/i)
    return
  }
  await expect(place).toContainText(formatPercent(raw))
  await expect(place).toContainText(BAND_LABELS[getScoreBand(raw)])
  await expect(bar).toHaveAttribute('data-band', getScoreBand(raw))
  expect((await measureBarFill(bar)).share).toBeCloseTo(raw, 2)
}

async function listsFigures(
  page: Page,
  modelPage: ModelPage,
  model: EvaluatedModel,
): Promise<void> {
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
}

async function movesByKeys(page: Page, modelPage: ModelPage): Promise<void> {
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
}

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
