// @tier short
import type { Locator } from '@playwright/test'
import {
  BAND_LABELS,
  getScoreBand,
  CATEGORY_LABELS,
  CATEGORIES,
  formatCount,
  formatPercent,
  formatScore,
  formatZ,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { formatEvaluationDate } from './fixtures/expectedEntries.ts'
import { measureBarFill } from './fixtures/barFill.ts'
import { findModel, SOURCE_TITLE, SOURCE_URL, valueBy, zBy } from './fixtures/expectedModels.ts'

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
