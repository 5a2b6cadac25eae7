// @tier full
import { expect, test } from './fixtures/app.ts'

const PAGES = ['compare', 'reports', 'request', 'newsletter', 'sponsor', 'model'] as const
const addressOf = (name: string) => (name === 'model' ? '/model/gpt-4' : `/${name}`)

for (const name of PAGES) {
  test(`if the code of /${name} cannot be loaded, the page says so and links to the dashboard`, async ({
    page,
    consoleErrors,
    leaderboard,
  }) => {
    consoleErrors.expect(/^Failed to load resource/, /dynamically imported module/)
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort())
    await page.goto(addressOf(name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([
      'Unexpected Application Error!',
    ])
    await expect(page.getByRole('alert')).toContainText(/dynamically imported module/)
    await page.getByRole('main').getByRole('link', { name: 'Return to the dashboard' }).click()
    await expect(page).toHaveURL('/')
    await leaderboard.isThere()
  })
}
