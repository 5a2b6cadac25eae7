// @tier full
import { changesUnder } from './fixtures/changesUnder.ts'
import { formatChanges } from './fixtures/computedValues.ts'
import { FRAMEWORKS } from './fixtures/frameworks.ts'
import { expect, test } from './fixtures/hostileHost.ts'

test('fourteen CSS frameworks together change no computed value of the React components', async ({
  host,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  consoleErrors.expect(/^@import rules are not allowed/)
  const all = Object.values(FRAMEWORKS)
  const sheets = all.map(([sheet]) => sheet).join('\n')
  const classes = all.map(([, names]) => names).join(' ')
  const { atRest, inUse } = await changesUnder(host, sheets, classes)
  expect.soft(atRest.length, formatChanges(atRest)).toBe(0)
  expect(inUse.length, formatChanges(inUse)).toBe(0)
})
