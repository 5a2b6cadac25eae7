// @tier full
import { barFillOf } from './fixtures/barFill.ts'
import { changesOf, computedValues, toldChanges } from './fixtures/computedValues.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { HARMLESS, STRONG } from './fixtures/hostilePage.ts'
import { valuesInUse } from './fixtures/widgetStates.ts'

// Each opens the page twice, on machines that may be busy.
test.describe.configure({ timeout: 120_000 })

const GROUPS = [...HARMLESS, ...STRONG]

/** What the elements hold; their own box is the host's to style. */
const CONTENT = 'safety-leaderboard section, safety-model-card section, safety-compare section'

for (const group of GROUPS) {
  test(`the custom elements change no value under “${group}”`, async ({ host }) => {
    const dir = group === 'rightToLeft' ? 'rtl' : 'ltr'
    await host.open({ embed: 'element', width: '1200', dir })
    const plain = await computedValues(host.slots.locator(CONTENT))
    expect(plain.size).toBeGreaterThan(400)
    await host.open({ embed: 'element', width: '1200', dir, group })
    const changes = changesOf(plain, await computedValues(host.slots.locator(CONTENT)))
    expect(changes.length, toldChanges(changes)).toBe(0)
  })
}

for (const group of ['theme', 'resets', 'specific', 'important']) {
  test(`pointed at, with the focus or open, they change no value under “${group}”`, async ({
    host,
  }) => {
    await host.open({ embed: 'element', width: '1200' })
    const plain = await valuesInUse(host)
    await host.open({ embed: 'element', width: '1200', group })
    const after = new Map(await valuesInUse(host))
    for (const [state, before] of plain) {
      const changes = changesOf(before, after.get(state) ?? before)
      expect.soft(changes.length, `${state}: ${toldChanges(changes)}`).toBe(0)
    }
  })
}

test('the direction of the page passes into an element', async ({ host }) => {
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

test('the bars of an element are filled from where its text begins', async ({ host }) => {
  const bar = host.slot('leaderboard').locator('.tl-score-bar').first()
  await host.open({ embed: 'element' })
  expect((await barFillOf(bar)).begins).toEqual(['left'])
  await host.open({ embed: 'element', dir: 'rtl' })
  expect((await barFillOf(bar)).begins).toEqual(['right'])
})

test('an element in a part of the page that is hidden is hidden, and shown with it', async ({
  host,
}) => {
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
