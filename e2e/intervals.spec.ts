// @tier short
import type { Page } from '@playwright/test'
import { formatPercent, formatRanks, type RankRange } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { findError, intervalText } from './fixtures/expectedErrors.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { findModel, valueBy } from './fixtures/expectedModels.ts'

const ERNIE = findModel('ernie')

function rangeText(ranks: RankRange): string {
  return ranks.kind === 'at_least' ? `${formatRanks(ranks)}, or\u00a0wider` : formatRanks(ranks)
}

test('a reader sees which places a model may have, why, and whether a difference is real', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const places = EVALUATED.map(({ id }) => {
    const { ranks } = findError(id, 'composite')
    return [id, ranks === undefined ? [] : [rangeText(ranks)]] as const
  })
  await expect.poll(() => shownPlaces(page)).toMatchObject(Object.fromEntries(places))
  const row = page.locator('tr[data-model="ernie"]')
  await expect(row).toHaveAttribute(
    'aria-description',
    /^Composite score: .*, or\u00a0wider, place 1–2 of \d+, or\u00a0wider/,
  )
  await leaderboard.search.fill('Llama')
  await expect(page.locator('tr[data-model="llama3-8b"] > th > .tl-row-place')).toHaveText(
    '1–3, or\u00a0wider',
  )
  await leaderboard.search.fill('')

  await page.getByRole('link', { name: ERNIE.name, exact: true }).click()
  const composite = valueBy(ERNIE, 'composite') ?? 0
  const interval = intervalText('ernie', 'composite')
  const tile = page.locator('.tl-composite-tile')
  await expect(tile).toContainText(formatPercent(composite))
  await expect(tile).toContainText(interval)
  await expect(tile).toContainText(/place 1–2 of \d+, or\u00a0wider/)
  await page.getByRole('tab', { name: 'Toxicity' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(
    'No interval: the figure is not a share, and no error is published.',
  )

  await page.goto('/compare?models=ernie,llama3-8b')
  await expect(page.getByRole('table')).toContainText(
    `${ERNIE.name} above ${findModel('llama3-8b').name} by`,
  )
})

/** The visible places in each row of the dashboard, by the id of its model. */
async function shownPlaces(page: Page): Promise<Record<string, string[]>> {
  const rows = await page.locator('tbody > tr[data-model]').evaluateAll((found) =>
    found.map((row) => {
      const places = [...row.querySelectorAll('.tl-row-place')]
      const shown = places.filter((place) => place.checkVisibility())
      return [
        row.getAttribute('data-model') ?? '',
        shown.map((place) => place.textContent.trim()),
      ] as const
    }),
  )
  return Object.fromEntries(rows)
}
