// @tier short
import { expect, test } from './fixtures/app.ts'

const PAGES = [
  ['/', 'LLM Safety Evaluation Dashboard'],
  ['/compare', 'Compare Models'],
  ['/model/gpt-4', 'GPT-4'],
  ['/reports', 'Reports'],
  ['/request', 'Request Evaluation'],
  ['/newsletter', 'Newsletter'],
  ['/sponsor', 'Sponsor Our Research'],
  ['/no/such/page', '404'],
] as const

test('every page has a title and a description of its own, and exactly one heading above all', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^404: no page at/)
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  const description = page.locator('meta[name=description]')
  for (const [path, heading] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    titles.add(await page.title())
    descriptions.add(await description.getAttribute('content'))
    await expect(description).toHaveCount(1)
  }
  expect(titles.size).toBe(PAGES.length)
  expect(descriptions.size).toBe(PAGES.length)
  for (const text of descriptions) expect(text?.length).toBeGreaterThan(20)
})

test('the description follows a reader who goes on without loading anew', async ({ page }) => {
  await page.goto('/')
  const description = page.locator('meta[name=description]')
  const first = await description.getAttribute('content')
  await page.getByRole('navigation').getByRole('link', { name: 'Sponsor' }).click()
  await expect(description).toHaveAttribute('content', /^How to support independent/)
  await page.goBack()
  await expect(description).toHaveAttribute('content', first ?? '')
})

test('a path that leads nowhere says so, in the page and in the console, and leads home', async ({
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
