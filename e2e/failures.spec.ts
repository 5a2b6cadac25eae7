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

test('an error boundary keeps the page if a widget throws, and Try again renders it again @full', async ({
  page,
  leaderboard,
}) => {
  await page.addInitScript(() => {
    const { prototype } = Intl.NumberFormat
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')
    Object.assign(window, { isBroken: true })
    Object.defineProperty(prototype, 'format', {
      get(): unknown {
        if ('isBroken' in window && window.isBroken === true) {
          throw new Error('The test broke this widget')
        }
        return format?.get?.call(this)
      },
    })
  })
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This part of the page failed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'LLM Safety Evaluation Dashboard',
  )
  await expect(page.getByRole('link', { name: 'Request Model Evaluation' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)

  await page.evaluate(() => Object.assign(window, { isBroken: false }))
  await alert.getByRole('button', { name: 'Try again' }).click()
  await leaderboard.isThere()
})

async function hasFailed(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Unexpected Application Error!',
  ])
  await expect(page.getByRole('alert')).toContainText(message)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
}
