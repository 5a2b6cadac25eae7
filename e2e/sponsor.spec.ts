// @tier short
import { SPONSORSHIP } from '../site/src/sponsorship.ts'
import { expect, test } from './fixtures/app.ts'

const TIERS = [
  ['One-time', 'Any amount', SPONSORSHIP.oneTimeUrl],
  ['Monthly', '$15/month', SPONSORSHIP.monthlyUrl],
  ['Institutional', 'Custom', `mailto:${SPONSORSHIP.email}`],
] as const

const FIGURES = [
  ['models evaluated', '47'],
  ['probes', '12K+'],
  ['evaluations run', '3.2M'],
] as const

test.beforeEach(async ({ page }) => {
  await page.goto('/sponsor')
})

test('each of the three tiers has its price, and a link to where support arrives', async ({
  page,
}) => {
  for (const [name, price, href] of TIERS) {
    const tier = page.getByRole('region', { name, exact: true })
    await expect(tier.getByText(price, { exact: true })).toBeVisible()
    await expect(tier.getByRole('link')).toHaveAttribute('href', href)
  }
})

test('payments lead out of the site by https', async ({ page }) => {
  for (const url of [SPONSORSHIP.oneTimeUrl, SPONSORSHIP.monthlyUrl]) {
    expect(new URL(url).protocol).toBe('https:')
    expect(new URL(url).origin).not.toBe(new URL(page.url()).origin)
  }
})

test('the mission, what support pays for, and what one evaluation costs are told', async ({
  page,
}) => {
  await expect(page.getByRole('main')).toContainText('non-commercial research initiative')
  await expect(page.getByRole('main')).toContainText('Our mission is')
  const uses = page.getByRole('region', { name: 'What your support pays for' })
  await expect(uses).toContainText('$100 sponsors a complete safety evaluation of one model')
  await expect(uses.getByRole('listitem')).toHaveCount(3)
})

test('the impact is told in the lab’s figures, and recognition has its place', async ({ page }) => {
  const impact = page.getByRole('region', { name: 'Our impact' })
  await expect(impact.getByRole('term')).toHaveText(FIGURES.map(([name]) => name))
  await expect(impact.getByRole('definition')).toHaveText(FIGURES.map(([, value]) => value))
  await expect(impact).toContainText('As the lab states them')
  await expect(page.getByRole('region', { name: 'Recognition' })).toBeVisible()
})
