// @tier full
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/endurancePage.ts'
import { heldMemory, type HeldMemory } from './fixtures/heldMemory.ts'

/** Before it is looked at what a page holds: code, caches of the browser, and what is made once. */
const WARM_UP = 50
const MOUNTS = 500
/** One that holds many rows is slow to draw, and is the same widget. */
const MOUNTS_OF_MANY_ROWS = 100
/** Of those that come, so many stay until all of them has come. */
const STAY = 0.92
/** After so long unused data is dropped, in ms. */
const UNUSED = 300_000
/** Bytes of the heap for each mount that compiled code and the moved clock may come to. */
const NOISE = 8_000

const NAMES = [
  'LeaderboardTable',
  'ModelCard',
  'ModelReport',
  'ComparePanel with its chart',
  'EvaluationRequestForm',
  'NewsletterForm',
  'safety-leaderboard',
  'safety-model-card',
  'safety-compare',
]

for (const [name, mounts] of [
  ...NAMES.map((name) => [name, MOUNTS] as const),
  ['LeaderboardTable of many rows', MOUNTS_OF_MANY_ROWS],
  ['safety-leaderboard of many rows', MOUNTS_OF_MANY_ROWS],
] as const) {
  test(`${mounts} times ${name} leave nothing behind`, async ({ page }) => {
    test.setTimeout(180_000)
    const before = await heldAfter(page, name, WARM_UP)
    const after = await heldAfter(page, name, mounts)
    expect(after.live).toEqual(before.live)
    expect(after.listeners).toBe(before.listeners)
    expect(after.documents).toBe(before.documents)
    // The browser or React may hold on to the one that left last, and its texts differ.
    expect(after.detached).toEqual(before.detached)
    expect(after.nodes - before.nodes).toBeLessThan(mounts / 10)
    expect(after.kept - before.kept).toBeLessThan(mounts / 10)
    expect(after.queries).toBe(0)
    expect((after.heap - before.heap) / mounts).toBeLessThan(NOISE)
  })
}

test('what is left behind is told, each kind of it', async ({ page }) => {
  const before = await heldAfter(page, 'a leak', WARM_UP)
  const after = await heldAfter(page, 'a leak', WARM_UP)
  const grownBy = (key: string) => (after.live[key] ?? 0) - (before.live[key] ?? 0)
  expect(grownBy('resize (capture) on Window')).toBe(WARM_UP)
  expect(grownBy('interval of 3600000 ms')).toBe(WARM_UP)
  expect(grownBy('ResizeObserver of P outside of the page')).toBe(WARM_UP)
  expect(after.listeners - before.listeners).toBe(WARM_UP)
  expect(after.kept - before.kept).toBeGreaterThanOrEqual(WARM_UP)
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(2 * WARM_UP)
  expect(after.detached['div.place']).toBe(2 * WARM_UP)
  expect((after.heap - before.heap) / WARM_UP).toBeGreaterThan(NOISE)
})

/** What is held after so many have come and gone, and so long after that unused data was dropped. */
async function heldAfter(page: Page, name: string, times: number): Promise<HeldMemory> {
  const there = await page.evaluate(([subject, count]) => window.comeAndGo(subject, count), [
    name,
    times,
  ] as const)
  expect(there).toBe(times * STAY)
  // What ends with a widget ends a moment after it, and what waits for a minute begins then.
  for (const ms of [5_000, UNUSED + 1, UNUSED + 1]) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.clock.fastForward(ms)
  }
  return heldMemory(page)
}
