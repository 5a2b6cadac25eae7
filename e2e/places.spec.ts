// @tier full
import { expect, test } from './fixtures/placesPage.ts'
import { hasSensibleWidths } from './fixtures/sensibleWidths.ts'

for (const [subject, viewport] of [
  ['LeaderboardTable', 360],
  ['safety-compare', 1280],
] as const) {
  test(`${subject} has the expected width in every layout of a page of ${viewport} px`, async ({
    places,
  }) => {
    await hasSensibleWidths(places, subject, viewport)
  })
}

test('a virtualised leaderboard renders its rows when its hidden tab, details or dialog opens @full', async ({
  page,
  places,
}) => {
  const showFigures = await places.open('many rows')
  await showFigures()
  await places.reveal()
  for (const place of ['tab', 'details', 'dialog', 'animated-column']) {
    const table = page.locator(`.${place}`).getByRole('table')
    await table.evaluate((element) => element.scrollIntoView())
    await expect(table.getByRole('rowheader').first(), place).toBeInViewport()
  }
})
