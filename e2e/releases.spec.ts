// @tier short
import { BUILT_SITES } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { waitForHydration } from './fixtures/hydration.ts'
import { untilLoadedAgain, withReleases } from './fixtures/releases.ts'

const [FORMS_FOLDER = '', SNAPSHOT_FOLDER = ''] = BUILT_SITES
const MISSING = [/^Failed to load resource/, /dynamically imported module/, /MIME type/]

for (const { from, link, to, title, tier } of [
  { from: '/', link: 'Reports', to: '/reports', title: 'Reports', tier: '' },
  {
    from: '/sponsor',
    link: 'Dashboard',
    to: '/',
    title: 'LLM Safety Evaluation Dashboard',
    tier: '@full',
  },
]) {
  test(`after a release, a link to ${link} in an open tab loads its page from the server, once ${tier}`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(...MISSING)
    await withReleases(SNAPSHOT_FOLDER, async ({ address, publish }) => {
      await page.goto(address + from)
      await waitForHydration(page)
      publish()
      const loads: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      })
      await page.getByRole('navigation', { name: 'Main' }).getByText(link).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await waitForHydration(page)
      expect(loads).toEqual([to])
    })
  })
}

test('a model’s page that a release has loaded again leads back to the search that the visitor came from', async ({
  page,
  leaderboard,
  consoleErrors,
}) => {
  consoleErrors.expect(...MISSING)
  await withReleases(SNAPSHOT_FOLDER, async ({ address, publish }) => {
    await page.goto(`${address}/?q=llama`)
    await waitForHydration(page)
    publish()
    await untilLoadedAgain(page, () =>
      page.getByRole('rowheader').first().getByRole('link').click(),
    )
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).first().click()
    await expect(page).toHaveURL(/\/\?q=llama$/)
    await expect(leaderboard.search).toHaveValue('llama')
  })
})

test('what a visitor typed before a release is in the form after its code has loaded again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...MISSING)
  await withReleases(FORMS_FOLDER, async ({ address, publish }) => {
    await page.goto(`${address}/newsletter`)
    await waitForHydration(page)
    const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
    await name.fill('Jo')
    await email.fill('jo@example.org')
    await page.getByRole('checkbox').check()
    publish()
    await untilLoadedAgain(page, () => page.getByRole('button', { name: 'Subscribe' }).click())
    await expect(page.getByText('What you typed is still here.')).toBeVisible()
    await expect(name).toHaveValue('Jo')
    await expect(email).toHaveValue('jo@example.org')
    await expect(page.getByRole('checkbox')).toBeChecked()
  })
})

test('if the code of a page stays missing, the page says so and loads no second time', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(...MISSING, /MissingCodeError|code of this page/)
  await withReleases(SNAPSHOT_FOLDER, async ({ address, publish, withdraw }) => {
    await page.goto(address)
    await waitForHydration(page)
    publish()
    withdraw()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.getByRole('navigation', { name: 'Main' }).getByText('Reports').click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(1)
  })
})
