// @tier short
import { expect, test } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { waitForHydration } from './fixtures/hydration.ts'

const DESTINATIONS = [
  ['Dashboard', '/', 'LLM Safety Evaluation Dashboard'],
  ['Compare', '/compare', 'Compare Models'],
  ['Reports', '/reports', 'Reports'],
  ['Request Evaluation', '/request', 'Request Evaluation'],
  ['Newsletter', '/newsletter', 'Newsletter'],
  ['Sponsor', '/sponsor', 'Sponsor Our Research'],
] as const

test('each navigation link leads to a page with its own URL, title and description, and focuses its heading', async ({
  page,
}) => {
  await page.goto('/sponsor')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  // Before hydration a link loads the next page anew, and a first page takes no focus.
  await waitForHydration(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(DESTINATIONS.map(([label]) => label))

  const descriptions = new Set<string | null>()
  for (const [label, path, title] of DESTINATIONS) {
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`${title} · Transparency Lab`)
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'))
    if (label !== 'Newsletter') continue
    await test.step('Tab moves from the heading to the first control of the page', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    })
  }
  expect(descriptions.size).toBe(DESTINATIONS.length)

  await page.goBack()
  await expect(heading).toHaveText('Newsletter')
  await expect(heading).toBeFocused()
})

test('a link opens a page at its top, and Back returns to where the reader was @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const link = page.getByRole('link', { name: 'Koala 13B', exact: true })
  await link.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koala 13B')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await leaderboard.isThere()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)

  await link.click()
  await page.getByRole('link', { name: 'all models' }).click()
  await expect(page).toHaveURL('/reports#changes')
  await expect(page.locator('#changes')).toBeInViewport()
})

test('the last page stays until the code of the next one has loaded @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const release = await delayRequests(page, '**/assets/reports-*.js')
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click()
  await expect(page).toHaveURL('/reports')
  await expect(leaderboard.table).toBeVisible()
  release()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Reports')
  await expect(heading).toBeFocused()
  await expect(leaderboard.table).toBeHidden()
})

test('an unknown path shows “Page not found”, logs it, and links to the dashboard', async ({
  page,
  consoleErrors,
  leaderboard,
}) => {
  consoleErrors.expect(/^404: no page at \/reports\/1999$/)
  await page.goto('/reports/1999?q=1#part')
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
  // The document says it before the script does.
  await expect.poll(() => consoleErrors.all).toEqual(['404: no page at /reports/1999'])
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await leaderboard.isThere()
})

test('on a phone the navigation is one row that scrolls sideways @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(DESTINATIONS.length)
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)

  const last = links.last()
  await expect(last).not.toBeInViewport({ ratio: 0.9 })
  await page.getByRole('navigation').hover()
  await page.mouse.wheel(1000, 0)
  await expect(last).toBeInViewport({ ratio: 0.9 })
})
