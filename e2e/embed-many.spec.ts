// @tier full
import { mergeTests } from '@playwright/test'
import { LAB } from './fixtures/elementPage.ts'
import { expect, test as hostTest } from './fixtures/hostileHost.ts'
import { LOADER, place, test as partnerTest } from './fixtures/partnerPage.ts'

const test = mergeTests(hostTest, partnerTest)

/** As many embeds as a long article or a catalogue has. */
const MANY = 50
const MODELS = ['gpt-4', 'ernie'] as const
const CHOSEN = Array.from({ length: MANY }, (_, index) => MODELS[index % MODELS.length] ?? '')
/** The longest that the page may take for one task, in ms; a few times of what it takes on two cores. */
const MAX_TASK_MS = 2_000

declare global {
  interface Window {
    longestTask: number
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
})

test('fifty elements on one page share the figures and leave the page responsive', async ({
  page,
  elementPage,
}) => {
  const src = `${LAB}/snapshots/snapshot.json`
  const cards = CHOSEN.map(
    (id) => `<safety-model-card src="${src}" model="${id}"></safety-model-card>`,
  )
  await elementPage.open(cards.join(''))
  await expect(page.locator('safety-model-card [data-status=ready]')).toHaveCount(MANY)
  expect(elementPage.reads).toBe(1)
  expect(await page.evaluate(() => window.longestTask)).toBeLessThan(MAX_TASK_MS)
})

test('fifty frames on one page have each the height of its own content', async ({
  page,
  partner,
}) => {
  test.setTimeout(120_000)
  const cards = CHOSEN.map((id) =>
    place(`data-safety-widget="model-card" data-safety-model="${id}"`, 'min-height: 200px'),
  )
  await partner.open(cards.join('') + LOADER)
  await expect(partner.frames).toHaveCount(MANY)
  for (const index of CHOSEN.keys()) {
    await partner.frames.nth(index).scrollIntoViewIfNeeded()
    await expect(partner.frames.nth(index), `frame ${index}`).not.toHaveAttribute('inert')
  }
  for (const index of CHOSEN.keys()) {
    await expect
      .poll(
        async () =>
          (await partner.heightOf(index)) - Math.ceil(await partner.contentHeightOf(index)),
      )
      .toBe(0)
  }
  expect(await page.evaluate(() => window.longestTask)).toBeLessThan(MAX_TASK_MS)
})
