// @tier short
import { expect, test } from './fixtures/app.ts'

const DESTINATIONS = [
  ['Dashboard', '/', 'LLM Safety Evaluation Dashboard'],
  ['Compare', '/compare', 'Compare Models'],
  ['Reports', '/reports', 'Reports'],
  ['Request Evaluation', '/request', 'Request Evaluation'],
  ['Newsletter', '/newsletter', 'Newsletter'],
  ['Sponsor', '/sponsor', 'Sponsor Our Research'],
] as const

test('each destination has an address, a title and a description of its own, and the focus on its heading', async ({
  page,
}) => {
  await page.goto('/sponsor')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
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
  }
  expect(descriptions.size).toBe(DESTINATIONS.length)

  await page.goBack()
  await expect(heading).toHaveText('Newsletter')
  await expect(heading).toBeFocused()
})

test('the frame names the lab, its tagline and that it is a beta, and leads home', async ({
  page,
}) => {
  await page.goto('/newsletter')
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Evaluating AI Safety & Reliability')).toBeVisible()
  await expect(banner.getByText('Beta', { exact: true })).toBeVisible()
  await banner.getByRole('link', { name: 'Transparency Lab' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Request Model Evaluation' }).click()
  await expect(page).toHaveURL('/request')
})

test('an unknown path says so, in the page and in the console, and leads home', async ({
  page,
  complaints,
  leaderboard,
}) => {
  complaints.expect(/^404: no page at \/reports\/1999$/)
  await page.goto('/reports/1999?q=1#part')
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
  expect(complaints.all).toEqual(['404: no page at /reports/1999'])
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await leaderboard.isThere()
})

test('on a phone the destinations are one row that scrolls sideways', async ({ page }) => {
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
