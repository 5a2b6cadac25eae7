// @tier full
import { changesUnder } from './fixtures/changesUnder.ts'
import { formatChanges } from './fixtures/computedValues.ts'
import { FRAMEWORKS } from './fixtures/frameworks.ts'
import { expect, test } from './fixtures/hostileHost.ts'

// Each test opens the page twice, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const [name, [sheet, classes]] of Object.entries(FRAMEWORKS)) {
  test(`${name} changes no computed value of the React components`, async ({
    host,
    consoleErrors,
  }) => {
    // It imports a font, which a constructed style sheet cannot do.
    if (name === 'Semantic UI') consoleErrors.expect(/^@import rules are not allowed/)
    const { bare, atRest, inUse } = await changesUnder(host, sheet, classes)
    expect(bare).not.toEqual([])
    expect.soft(atRest.length, formatChanges(atRest)).toBe(0)
    expect(inUse.length, formatChanges(inUse)).toBe(0)
  })
}
