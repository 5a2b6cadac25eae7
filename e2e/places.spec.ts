// @tier full
import { test } from './fixtures/placesPage.ts'
import { hasSensibleWidths } from './fixtures/sensibleWidths.ts'

// places-cases.spec.ts tests every widget at both widths.
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
