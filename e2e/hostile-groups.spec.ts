// @tier short
import { computedValues, diffValues, formatChanges } from './fixtures/computedValues.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { HARMLESS, STRONG, type HostSettings } from './fixtures/hostilePage.ts'

// Each test opens the page twice, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

test('all harmless style groups together change the host’s own elements, but no computed value of the React components', async ({
  host,
}) => {
  const settings: HostSettings = { embed: 'react', width: '1200', dir: 'ltr' }
  await host.open(settings)
  const plain = await computedValues(host.widgets)
  const bare = await computedValues(host.bare)
  expect(plain.size).toBeGreaterThan(500)
  await host.open({ ...settings, group: HARMLESS.filter((group) => group !== 'rightToLeft') })
  expect(diffValues(bare, await computedValues(host.bare))).not.toEqual([])
  const changes = diffValues(plain, await computedValues(host.widgets))
  expect(changes.length, formatChanges(changes)).toBe(0)
})

test('all style groups together change no computed value of the custom elements @full', async ({
  host,
}) => {
  const content = host.slots
    .locator('safety-leaderboard, safety-model-card, safety-compare')
    .locator('section')
  const settings: HostSettings = { embed: 'element', width: '400', dir: 'rtl' }
  await host.open(settings)
  const plain = await computedValues(content)
  expect(plain.size).toBeGreaterThan(400)
  await host.open({ ...settings, group: [...HARMLESS, ...STRONG] })
  const changes = diffValues(plain, await computedValues(content))
  expect(changes.length, formatChanges(changes)).toBe(0)
})
