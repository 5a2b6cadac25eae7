// @tier full
import type { WidgetName } from '@transparency-lab/widgets/testing/every-widget'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/endurancePage.ts'
import { measureMemory, type Memory } from './fixtures/measureMemory.ts'

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

const WIDGETS = {
  LeaderboardTable: true,
  ModelCard: true,
  ModelReport: true,
  ComparePanel: true,
  EvaluationRequestForm: true,
  ProblemReportForm: true,
  NewsletterForm: true,
} satisfies Record<WidgetName, true>

const NAMES = [...Object.keys(WIDGETS), 'safety-leaderboard', 'safety-model-card', 'safety-compare']

for (const [name, mounts] of [
  ...NAMES.map((name) => [name, MOUNTS] as const),
  ['LeaderboardTable of many rows', MOUNTS_OF_MANY_ROWS],
  ['safety-leaderboard of many rows', MOUNTS_OF_MANY_ROWS],
] as const) {
  test(`mounting and unmounting ${name} ${mounts} times leaks nothing`, async ({ page }) => {
    test.setTimeout(180_000)
    const before = await measureAfter(page, name, WARM_UP)
    let after = await measureAfter(page, name, mounts)
    // The browser or React may keep the last removed trees for a while; a leak stays.
    for (let again = 0; again < 4 && hasGrown(before, after, mounts); again += 1) {
      after = await measureAfter(page, name, WARM_UP)
    }
    expect(after.documents).toBe(before.documents)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.nodes - before.nodes).toBeLessThan(mounts / 10)
    expect((after.heap - before.heap) / mounts).toBeLessThan(NOISE)
  })
}

test('the leak checks detect a listener, nodes and memory that are left', async ({ page }) => {
  const before = await measureAfter(page, 'a leak', WARM_UP)
  const after = await measureAfter(page, 'a leak', WARM_UP)
  expect(after.listeners - before.listeners).toBe(WARM_UP)
  expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(2 * WARM_UP)
  expect((after.heap - before.heap) / WARM_UP).toBeGreaterThan(NOISE)
})

function hasGrown(before: Memory, after: Memory, mounts: number): boolean {
  return after.listeners > before.listeners || after.nodes - before.nodes >= mounts / 10
}

/**
 * Mounts and unmounts a subject this many times, advances the clock until unused data is dropped,
 * and measures memory.
 */
async function measureAfter(page: Page, name: string, times: number): Promise<Memory> {
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
  return measureMemory(page)
}
