// @tier short
import { test } from './fixtures/placesPage.ts'
import { hasSensibleWidths } from './fixtures/sensibleWidths.ts'

// Every widget at both widths is tried by places-cases.spec.ts.
for (const [subject, viewport] of [
  ['LeaderboardTable', 360],
  ['safety-compare', 1280],
] as const) {
  test(`${subject} has a sensible width in every place of a page of ${viewport} px`, async ({
    places,
  }) => {
    await hasSensibleWidths(places, subject, viewport)
  })
}
