// @tier short
import { expect, test } from './fixtures/app.ts'

const DESTINATIONS = [
  ['Dashboard', '/'],
  ['Compare', '/compare'],
  ['Reports', '/reports'],
  ['Request Evaluation', '/request'],
  ['Newsletter', '/newsletter'],
  ['Sponsor', '/sponsor'],
] as const

const TITLES = [
  ['/', 'LLM Safety Evaluation Dashboard · Transparency Lab'],
  ['/compare', 'Compare Models · Transparency Lab'],
  ['/reports', 'Reports · Transparency Lab'],
  ['/request', 'Request Evaluation · Transparency Lab'],
  ['/newsletter', 'Newsletter · Transparency Lab'],
  ['/sponsor', 'Sponsor Our Research · Transparency Lab'],
  ['/model/gpt-4', 'GPT-4 · Transparency Lab'],
  ['/model/nobody', 'Model Not Found · Transparency Lab'],
  ['/no/such/page', 'Page not found · Transparency Lab'],
] as const

const ACTIVE = [
  ['/', 'Dashboard'],
  ['/?q=gpt', 'Dashboard'],
  ['/compare', 'Compare'],
  ['/compare?models=gpt-4,ernie', 'Compare'],
  ['/reports', 'Reports'],
  ['/reports/2024', 'Reports'],
  ['/request', 'Request Evaluation'],
  ['/newsletter', 'Newsletter'],
  ['/sponsor', 'Sponsor'],
  ['/model/gpt-4', undefined],
] as const

test('the six destinations stand in their order and lead to their pages', async ({ page }) => {
  await page.goto('/sponsor')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(DESTINATIONS.map(([label]) => label))
  for (const [label, path] of DESTINATIONS) {
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(path)
  }
})

test('the frame names the lab, its tagline and that it is a beta', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Evaluating AI Safety & Reliability')).toBeVisible()
  await expect(banner.getByText('Beta', { exact: true })).toBeVisible()
  await banner.getByRole('link', { name: 'Transparency Lab' }).click()
  await expect(page).toHaveURL('/')
})

test('the dashboard is active on its very path, every other destination below its own', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^404: no page at/)
  const navigation = page.getByRole('navigation')
  for (const [path, active] of ACTIVE) {
    await page.goto(path)
    await expect(navigation).toBeVisible()
    await expect(navigation.locator('[aria-current=page]'), path).toHaveText(
      active === undefined ? [] : [active],
    )
  }
})

test('every page has a title of its own', async ({ page, complaints }) => {
  complaints.expect(/^404: no page at/)
  for (const [path, title] of TITLES) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
})

test('the title follows a reader who goes on without loading anew', async ({ page }) => {
  await page.goto('/')
  for (const [label, path] of DESTINATIONS) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveTitle(new Map<string, string>(TITLES).get(path) ?? '')
  }
})

test('Request Model Evaluation leads to the request', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Request Model Evaluation' }).click()
  await expect(page).toHaveURL('/request')
})

test('a model and its comparison are followed without loading the page anew', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await leaderboard.row('GPT-4').getByRole('link', { name: 'View GPT-4' }).click()
  await expect(page).toHaveURL('/model/gpt-4')
  await page.goBack()
  await leaderboard.isThere()
  await leaderboard.row('GPT-4').getByRole('link', { name: 'Compare GPT-4' }).click()
  await expect(page).toHaveURL('/compare?models=gpt-4')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('an unknown path says so, leads home and stands in the console', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^404: no page at \/no\/such\/page$/)
  await page.goto('/no/such/page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(complaints.all).toContainEqual(expect.stringContaining('/no/such/page'))
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
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
