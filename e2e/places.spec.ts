// @tier short
import { expect, test } from './fixtures/placesPage.ts'

/** The widest and the narrowest that each is where its place leaves it the choice, in px. */
const WIDTHS: Readonly<Record<string, readonly [wanted: number, least: number]>> = {
  LeaderboardTable: [1253, 282],
  ModelCard: [394, 274],
  ModelReport: [1180, 280],
  ComparePanel: [1180, 280],
  EvaluationRequestForm: [642, 282],
  NewsletterForm: [642, 282],
  'safety-leaderboard': [1253, 282],
  'safety-model-card': [394, 274],
  'safety-compare': [1180, 280],
  frame: [1180, 280],
}

test.describe.configure({ timeout: 120_000 })

for (const [subject, [wanted, least]] of Object.entries(WIDTHS)) {
  for (const viewport of [1280, 360]) {
    test(`${subject} has a sensible width in every place of a page of ${viewport} px`, async ({
      page,
      places,
    }) => {
      await page.setViewportSize({ width: viewport, height: 900 })
      const showFigures = await places.open(subject)
      await places.reveal()
      const before = await places.layouts()
      await showFigures()
      const after = await places.layouts()

      for (const [index, { place, rule, offered, width, left, top, overflow }] of after.entries()) {
        const most = Math.min(wanted, offered)
        const expected =
          {
            fills: [offered, offered],
            fits: [most, most],
            shares: [Math.min(least, offered), most],
          }[rule] ?? []
        expect.soft(width, `the width of ${place}`).toBeGreaterThanOrEqual((expected[0] ?? 0) - 1)
        expect.soft(width, `the width of ${place}`).toBeLessThanOrEqual((expected[1] ?? 0) + 1)
        expect.soft(overflow, `what sticks out in ${place}`).toBeLessThanOrEqual(1)
        expect.soft({ place, width, left, top }, 'moved when the figures came').toEqual({
          place,
          width: before[index]?.width,
          left: before[index]?.left,
          top: before[index]?.top,
        })
      }
    })
  }
}

test('a long leaderboard draws its rows once its tab, its details and its dialog open', async ({
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
