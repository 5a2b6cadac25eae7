// @tier full
import { measureBarFill } from './fixtures/barFill.ts'
import { computedValues, diffValues, formatChanges } from './fixtures/computedValues.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { HARMLESS, STRONG } from './fixtures/hostilePage.ts'
import { valuesInUse } from './fixtures/widgetStates.ts'

// Each test opens the page twice, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const GROUPS = [...HARMLESS, ...STRONG]

/** The content of the elements, without the host elements themselves, which the page may style. */
const CONTENT = 'safety-leaderboard section, safety-model-card section, safety-compare section'

for (const group of GROUPS) {
  test(`the style group “${group}” changes no computed value of the custom elements`, async ({
    host,
  }) => {
    const dir = group === 'rightToLeft' ? 'rtl' : 'ltr'
    await host.open({ embed: 'element', width: '1200', dir })
    const plain = await computedValues(host.slots.locator(CONTENT))
    expect(plain.size).toBeGreaterThan(400)
    await host.open({ embed: 'element', width: '1200', dir, group })
    const changes = diffValues(plain, await computedValues(host.slots.locator(CONTENT)))
    expect(changes.length, formatChanges(changes)).toBe(0)
  })
}

for (const group of ['theme', 'resets', 'specific', 'important']) {
  test(`the style group “${group}” changes no computed value of hovered, focused and open custom elements`, async ({
    host,
  }) => {
    await host.open({ embed: 'element', width: '1200' })
    const plain = await valuesInUse(host)
    await host.open({ embed: 'element', width: '1200', group })
    const after = new Map(await valuesInUse(host))
    for (const [state, before] of plain) {
      const changes = diffValues(before, after.get(state) ?? before)
      expect.soft(changes.length, `${state}: ${formatChanges(changes)}`).toBe(0)
    }
  })
}

test('an element inherits the page’s text direction', async ({ host }) => {
  const directionOf = () =>
    host
      .slot('leaderboard')
      .getByRole('table')
      .evaluate((table) => getComputedStyle(table).direction)
  await host.open({ embed: 'element' })
  expect(await directionOf()).toBe('ltr')
  await host.open({ embed: 'element', dir: 'rtl' })
  expect(await directionOf()).toBe('rtl')
})

test('bars in an element start at the side where text starts', async ({ host }) => {
  const bar = host.slot('leaderboard').locator('.tl-score-bar').first()
  await host.open({ embed: 'element' })
  expect((await measureBarFill(bar)).begins).toEqual(['left'])
  await host.open({ embed: 'element', dir: 'rtl' })
  expect((await measureBarFill(bar)).begins).toEqual(['right'])
})

test('an element inherits visibility: hidden from the page', async ({ host }) => {
  await host.open({ embed: 'element' })
  const table = host.slot('leaderboard').getByRole('table')
  await expect(table).toBeVisible()
  await host.slot('leaderboard').evaluate((slot) => {
    slot.style.visibility = 'hidden'
  })
  await expect(host.slot('leaderboard').locator('table')).toBeHidden()
  await host.slot('leaderboard').evaluate((slot) => {
    slot.style.visibility = 'visible'
  })
  await expect(table).toBeVisible()
})
