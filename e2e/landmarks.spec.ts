// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'

const PAGES = [
  '/',
  '/model/gpt-4',
  '/model/nobody',
  '/compare',
  '/compare?models=gpt-4,ernie,chatglm3',
  '/reports',
  '/request',
  '/newsletter',
  '/sponsor',
  '/no/such/page',
] as const

for (const path of PAGES) {
  test(`${path} has each landmark once, named apart, and headings without a gap`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^404: no page at/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(1)
    }
    await expect(page.getByRole('navigation')).toHaveAccessibleName('Main')
    const names = await landmarkNames(page)
    expect(names.filter((name) => name.endsWith(' ""'))).toEqual([])
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())

    const ranks = await headingRanks(page)
    const gaps = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)
    expect(gaps, `the ranks ${ranks.join(' ')}`).toEqual([])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}

/** The landmarks inside of the content that need a name, each as its role and name. */
async function landmarkNames(page: Page): Promise<string[]> {
  const snapshot = await page.getByRole('main').ariaSnapshot()
  const found = snapshot.matchAll(/- (region|complementary|search|form)(?: "(.*?)")?[:\n]/g)
  return [...found].map(([, role, name]) => `${role} "${name ?? ''}"`)
}

async function headingRanks(page: Page): Promise<number[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  return [...snapshot.matchAll(/- heading .*\[level=(\d)\]/g)].map(([, rank]) => Number(rank))
}
