// @tier short
import type { Locator } from '@playwright/test'
import {
  BAND_LABELS,
  bandOf,
  CATEGORY_LABELS,
  CATEGORIES,
  formatComposite,
  formatCount,
  formatPercent,
  formatZ,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { barFillOf } from './fixtures/barFill.ts'
import { modelOf, SOURCE_TITLE, SOURCE_URL, valueBy, zBy } from './fixtures/expectedModels.ts'
import { changeAnswer, evaluationOf } from './fixtures/restAnswer.ts'

const MODELS = ['gpt-4', 'llama2-70b', 'chatglm3'].map(modelOf)
const GPT_4 = modelOf('gpt-4')
const BAR_COLOURS = {
  excellent: 'emerald',
  good: 'blue',
  average: 'yellow',
  belowAverage: 'orange',
  poor: 'red',
}

test('a name on the dashboard, and View beside it, lead to the page of that model', async ({
  page,
  leaderboard,
  modelPage,
}) => {
  await leaderboard.open()
  for (const name of [GPT_4.name, `View ${GPT_4.name}`]) {
    await leaderboard.row(GPT_4.name).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL('/model/gpt-4')
    await expect(modelPage.heading).toHaveText(GPT_4.name)
    await page.goBack()
    await leaderboard.isThere()
  }
})

for (const model of MODELS) {
  const { id, name, provider, description, url, evaluation } = model

  test(`the page of ${id} names the model, its provider, the day, and what to know of it`, async ({
    page,
    modelPage,
  }) => {
    await modelPage.open(id)
    await expect(page).toHaveTitle(`${name} · Transparency Lab`)
    await expect(modelPage.heading).toHaveText([name])
    const header = modelPage.main.locator('header')
    await expect(header).toContainText(provider)
    await expect(header).toContainText(evaluation.evaluatedOn)
    await expect(header).toContainText(description ?? '')
    const notes = modelPage.card('Evaluation Notes').getByRole('paragraph')
    await expect(notes).toHaveText([...evaluation.notes])
    expect(await modelPage.facts()).toEqual({
      Provider: provider,
      'Total probes': formatCount(evaluation.totalProbes),
      'Evaluation date': evaluation.evaluatedOn,
      Source: SOURCE_TITLE,
    })
    const card = modelPage.card('Model Information')
    const details = card.getByRole('link', { name: /^View Model Details/ })
    await expect(details).toHaveAttribute('href', url ?? '')
    await expect(details).toHaveAttribute('rel', /noopener/)
    await expect(card.getByRole('link', { name: SOURCE_TITLE })).toHaveAttribute('href', SOURCE_URL)
    await expect(card).toContainText(/our own unweighted means of the published figures/)
  })

  test(`the page of ${id} shows its composite and four scores, as numbers and as bars`, async ({
    modelPage,
  }) => {
    await modelPage.open(id)
    await showsScore(modelPage.composite, evaluation.composite)
    await expect(modelPage.composite).toContainText(formatComposite(evaluation.composite))
    for (const [index, category] of CATEGORIES.entries()) {
      const tile = modelPage.tiles.nth(index)
      await expect(tile).toContainText(CATEGORY_LABELS[category])
      await showsScore(tile, valueBy(model, category))
      const z = zBy(model, category)
      const written = tile.getByText(/^z [+−]?\d/)
      await expect(written).toHaveText(z === undefined ? [] : [`z ${formatZ(z)}`])
    }
  })
}

test('a model without an address of its own and without notes says so or leaves them out', async ({
  page,
  modelPage,
}) => {
  await changeAnswer(page, (rows) => {
    for (const row of rows) {
      row.model_url = null
      evaluationOf(row).evaluation_notes = []
    }
    return rows
  })
  await modelPage.open('gpt-4')
  await expect(modelPage.main.getByRole('link', { name: /View Model Details/ })).toHaveCount(0)
  await expect(modelPage.card('Evaluation Notes')).toContainText('There are no notes')
})

test('a page with tiles of 0.8 and above shows them in the good style', async ({ modelPage }) => {
  await modelPage.open('gpt-4')
  const backgrounds = new Map<boolean, Set<string>>()
  for (const [index, category] of CATEGORIES.entries()) {
    const colour = await modelPage.tiles
      .nth(index)
      .evaluate((tile) => getComputedStyle(tile).backgroundColor)
    const isGood = (valueBy(GPT_4, category) ?? 0) >= 0.8
    backgrounds.set(isGood, (backgrounds.get(isGood) ?? new Set()).add(colour))
  }
  const [good, other] = [[...(backgrounds.get(true) ?? [])], [...(backgrounds.get(false) ?? [])]]
  expect(good).toHaveLength(1)
  expect(other).toHaveLength(1)
  expect(good).not.toEqual(other)
})

test('Back to Dashboard leads there, Compare into a comparison with the model', async ({
  page,
  leaderboard,
  modelPage,
  comparePage,
}) => {
  await modelPage.open('gpt-4')
  await modelPage.main.getByRole('link', { name: /Back to Dashboard$/ }).click()
  await leaderboard.isThere()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await modelPage.isThere()
  await modelPage.link('Compare').click()
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await comparePage.shows('gpt-4')
})

test('one page follows another without figures of the one before', async ({ page, modelPage }) => {
  await modelPage.open('gpt-4')
  await modelPage.tab('Toxicity').click()
  await page.goto('/model/ernie')
  await modelPage.isThere()
  await expect(modelPage.heading).toHaveText(modelOf('ernie').name)
  await expect(modelPage.tab('Bias Analysis')).toHaveAttribute('aria-selected', 'true')
})

/** Whether a score stands there as a percentage, a band and a bar of that length. */
async function showsScore(place: Locator, raw: number | undefined): Promise<void> {
  const bar = place.locator('[data-colour]')
  await expect(bar).toHaveCount(raw === undefined ? 0 : 1)
  if (raw === undefined) {
    await expect(place).not.toContainText('%')
    await expect(place).toContainText(/coming soon/i)
    return
  }
  await expect(place).toContainText(formatPercent(raw))
  await expect(place).toContainText(BAND_LABELS[bandOf(raw)])
  await expect(bar).toHaveAttribute('data-colour', BAR_COLOURS[bandOf(raw)])
  expect((await barFillOf(bar)).share).toBeCloseTo(raw, 2)
}
