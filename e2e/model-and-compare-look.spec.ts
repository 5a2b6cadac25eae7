// @tier full
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { shiftOf, watchShifts } from '../tools/browser/layoutShifts.ts'
import { requestedModel, routeRest } from './fixtures/restAnswer.ts'

const PHONE = { width: 360, height: 800 }
const DESK = { width: 1280, height: 900 }
const MOST_SHIFT = 0.1

const PAGES = [
  ['/model/chatglm3', /^ChatGLM3 6B ·/],
  ['/compare?models=gpt-4,chatglm3,ernie', /^Compare Models ·/],
] as const

for (const [path, title] of PAGES) {
  for (const size of [PHONE, DESK]) {
    // Layout does not depend on the colour scheme, so each delay is tested with one of them.
    for (const [colorScheme, delay] of [
      ['light', 0],
      ['dark', 700],
    ] as const) {
      const when = `at ${size.width} px, ${colorScheme}, with responses after ${delay} ms`
      test(`${path} has no layout shift, overflow or accessibility violation ${when}`, async ({
        page,
      }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        await watchShifts(page)
        await delayAnswers(page, delay)
        await page.goto(path)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { total, moved } = await shiftOf(page)
        test.info().annotations.push({ type: 'layout shift', description: total.toFixed(4) })
        expect.soft(total, `layout shifts: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
        expect.soft(await overhangOf(page)).toBe(0)
        expect.soft(await violationsOn(page)).toEqual([])
      })
    }
  }
}

test('the model page and the comparison do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [path] of [...PAGES, ['/compare'], ['/model/nobody']] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await overhangOf(page), path).toBe(0)
  }
})

test('an empty comparison has no accessibility violation, light and dark', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOn(page)).toEqual([])
  }
})

test('an open model picker has no accessibility violation', async ({ page, comparePage }) => {
  await comparePage.open()
  await comparePage.choose.click()
  await expect(comparePage.choices.first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('an open model picker fits a phone', async ({ page, comparePage }) => {
  await page.setViewportSize(PHONE)
  await comparePage.open('gpt-4')
  await comparePage.another.click()
  await expect(comparePage.choices.first()).toBeVisible()
  expect(await overhangOf(page)).toBe(0)
  for (const choice of [comparePage.choices.first(), comparePage.choices.last()]) {
    await choice.scrollIntoViewIfNeeded()
    await expect(choice).toBeInViewport({ ratio: 0.9 })
  }
})

test('an open export menu fits a phone and has no accessibility violation', async ({
  page,
  modelPage,
}) => {
  await page.setViewportSize(PHONE)
  await modelPage.open('gpt-4')
  await modelPage.button('Export Report').click()
  for (const item of await page.getByRole('menuitem').all()) {
    await expect(item).toBeInViewport({ ratio: 1 })
  }
  expect(await overhangOf(page)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
})

test('a missing model and a failed request have no accessibility violation', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Failed to load resource/)
  await page.goto('/model/nobody')
  await expect(page.getByText('Model Not Found')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await page.clock.install()
  let attempts = 0
  await routeRest(page, async (route) => {
    if (requestedModel(route.request()) !== 'ernie') return route.continue()
    attempts += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/compare?models=gpt-4,ernie')
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => attempts, { timeout: 10_000 }).toBe(attempt)
    await page.clock.fastForward(2 ** attempt * 500 + 10)
  }
  await expect(page.getByText('Failed to load this evaluation.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

async function delayAnswers(page: Page, delay: number): Promise<void> {
  await routeRest(page, async (route) => {
    await new Promise((pass) => {
      setTimeout(pass, delay)
    })
    await route.continue()
  })
}

async function overhangOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
