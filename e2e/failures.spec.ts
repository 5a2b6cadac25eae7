// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(
    /^Failed to load resource/,
    /dynamically imported module/,
    /The test broke this/,
  )
})

test('if a page’s code cannot be loaded after a click, the page says so, and the next click tries again', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await page.route('**/assets/reports-*.js', (route) => route.abort())
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: 'Reports' }).click()
  await hasFailed(page, /dynamically imported module/)

  await navigation.getByRole('link', { name: 'Sponsor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sponsor Our Research')

  await page.unroute('**/assets/reports-*.js')
  await navigation.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
})

test('a page that throws shows the error with its stack and a link to the dashboard @full', async ({
  page,
  leaderboard,
}) => {
  await page.addInitScript(() => {
    const { prototype } = URLSearchParams
    const getAll = Object.getOwnPropertyDescriptor(prototype, 'getAll')
    Object.defineProperty(prototype, 'getAll', {
      get(): unknown {
        if (location.search === '?break') throw new Error('The test broke this page')
        return getAll?.value
      },
    })
  })
  await page.goto('/?break')
  await hasFailed(page, /The test broke this page/)
  await expect(page.getByRole('main').locator('pre')).toContainText('at ')
  await page.getByRole('main').getByRole('link', { name: 'Return to the dashboard' }).click()
  await leaderboard.isThere()
})

async function hasFailed(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Unexpected Application Error!',
  ])
  await expect(page.getByRole('alert')).toContainText(message)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
}
