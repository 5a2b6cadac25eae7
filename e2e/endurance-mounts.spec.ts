// @tier full
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/endurancePage.ts'
import { expectNoLeak } from './fixtures/expectNoLeak.ts'
import { heapSnapshot, type HeapSnapshot } from './fixtures/heapSnapshot.ts'

/** Mounts before the first measurement, to fill caches of the browser and lazy singletons. */
const WARM_UP = 50
const MOUNTS = 500
/** Fewer mounts for the table with many rows, which renders slowly and is the same widget. */
const MOUNTS_OF_MANY_ROWS = 100
/** The share of mounts that stay until they have finished loading. */
const STAY = 0.92
/** The time after which unused query data is garbage collected, in ms. */
const UNUSED = 300_000
/** The heap growth per mount, in bytes, that compiled code and the fake clock may cause. */
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
  test(`mounting and unmounting ${name} ${mounts} times leaks nothing`, async ({ page }) => {
    test.setTimeout(180_000)
    const before = await measureHeapAfter(page, name, WARM_UP)
    let times: number = mounts
    const after = await expectNoLeak(before, () => {
      const measured = measureHeapAfter(page, name, times)
      times = WARM_UP
      return measured
    })
    expect(after.nodes - before.nodes).toBeLessThan(mounts / 10)
    expect(after.collectionEntries - before.collectionEntries).toBeLessThan(mounts / 10)
    expect(after.queries).toBe(0)
    expect((after.heap - before.heap) / mounts).toBeLessThan(NOISE)
  })
}

test('the leak checks detect a leaked listener, timer, observer, node and map entry', async ({
  page,
}) => {
  const before = await measureHeapAfter(page, 'a leak', WARM_UP)
  const after = await measureHeapAfter(page, 'a leak', WARM_UP)
  const grownBy = (key: string) =>
    (after.activeResources[key] ?? 0) - (before.activeResources[key] ?? 0)
  expect(grownBy('resize (capture) on Window')).toBe(WARM_UP)
  expect(grownBy('interval of 3600000 ms')).toBe(WARM_UP)
  expect(grownBy('ResizeObserver of P outside of the page')).toBe(WARM_UP)
  expect(after.listeners - before.listeners).toBe(WARM_UP)
  expect(after.collectionEntries - before.collectionEntries).toBeGreaterThanOrEqual(WARM_UP)
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(2 * WARM_UP)
  expect(after.detached['div.place']).toBe(2 * WARM_UP)
  expect((after.heap - before.heap) / WARM_UP).toBeGreaterThan(NOISE)
  await expect(
    expectNoLeak(before, () => measureHeapAfter(page, 'a leak', WARM_UP)),
  ).rejects.toThrow()
})

/**
 * Mounts and unmounts a subject this many times, advances the clock until unused data is dropped,
 * and measures memory.
 */
async function measureHeapAfter(page: Page, name: string, times: number): Promise<HeapSnapshot> {
  const there = await page.evaluate(([subject, count]) => window.comeAndGo(subject, count), [
    name,
    times,
  ] as const)
  expect(there).toBe(times * STAY)
  // A widget's cleanup runs a moment after it unmounts and starts timers of its own, so advance in
  // steps.
  for (const ms of [5_000, UNUSED + 1, UNUSED + 1]) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.clock.fastForward(ms)
  }
  return heapSnapshot(page)
}
