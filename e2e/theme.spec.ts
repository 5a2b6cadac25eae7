// @tier short
import { expect, test } from './fixtures/app.ts'

const PAPER = { light: 'rgb(250, 249, 246)', dark: 'rgb(15, 18, 20)' }

test('colours follow the system until the reader chooses a theme, which survives a reload @full', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', PAPER.dark)
  await page.getByRole('radio', { name: 'Light colours' }).check()
  await expect(body).toHaveCSS('background-color', PAPER.light)
  await page.reload()
  await expect(body).toHaveCSS('background-color', PAPER.light)
  await expect(page.getByRole('radio', { name: 'Light colours' })).toBeChecked()
  await page.getByRole('radio', { name: 'System colours' }).check()
  await expect(body).toHaveCSS('background-color', PAPER.dark)
})

test('the chosen theme applies before the first paint', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('radio', { name: 'Light colours' }).check()
  // Without the bundle, only the script in the page's head can set the theme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // A page that is still loading can keep the end of the test waiting.
  await page.waitForLoadState()
})
