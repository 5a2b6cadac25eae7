// @tier short
import { email, sponsor } from '../site/index.ts'
import { expect, test } from './fixtures/app.ts'

const TIERS = [
  ['One-time', 'Any amount', sponsor?.oneTimeUrl ?? ''],
  ['Monthly', '$15/month', sponsor?.monthlyUrl ?? ''],
  ['Institutional', 'Custom', `mailto:${email}`],
] as const

const FIGURES = [
  ['models evaluated', '47'],
  ['probes', '12K+'],
  ['evaluations run', '3.2M'],
] as const

test('the sponsor page shows tiers with links, what support pays for, and the lab’s numbers', async ({
  page,
}) => {
  await page.goto('/sponsor')
  for (const [name, price, href] of TIERS) {
    const tier = page.getByRole('region', { name, exact: true })
    await expect(tier.getByText(price, { exact: true })).toBeVisible()
    await expect(tier.getByRole('link')).toHaveAttribute('href', href)
  }
  for (const url of [sponsor?.oneTimeUrl ?? '', sponsor?.monthlyUrl ?? '']) {
    expect(new URL(url).protocol).toBe('https:')
    expect(new URL(url).origin).not.toBe(new URL(page.url()).origin)
  }
  await expect(page.getByRole('main')).toContainText('non-commercial research initiative')
  await expect(page.getByRole('main')).toContainText('Our mission is')
  const uses = page.getByRole('region', { name: 'What your support pays for' })
  await expect(uses).toContainText('$100 sponsors a complete safety evaluation of one model')
  await expect(uses.getByRole('listitem')).toHaveCount(3)
  const impact = page.getByRole('region', { name: 'Our impact' })
  await expect(impact.getByRole('term')).toHaveText(FIGURES.map(([name]) => name))
  await expect(impact.getByRole('definition')).toHaveText(FIGURES.map(([, value]) => value))
  await expect(impact).toContainText('Stated by the lab')
  await expect(page.getByRole('region', { name: 'Recognition' })).toBeVisible()
})
