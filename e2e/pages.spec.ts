// @tier short
import type { Page } from '@playwright/test'
import { LICENCE } from '../site/index.ts'
import { expect } from './fixtures/app.ts'
import { openSettled, overhangOf } from './fixtures/everyRoute.ts'
import { SOURCE_TITLE, SOURCE_URL } from './fixtures/expectedModels.ts'
import { FormPage } from './fixtures/formPages.ts'
import { requestsElsewhere, test } from './fixtures/policyWatch.ts'
import { REST } from './fixtures/restAnswer.ts'
import { violationsOn } from './fixtures/violations.ts'

/** Each page with its title, its heading where that is another one, and its destination in the navigation. */
const PAGES: readonly {
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly active?: string
}[] = [
  { path: '/?q=gpt', title: 'LLM Safety Evaluation Dashboard', active: 'Dashboard' },
  { path: '/model/gpt-4', title: 'GPT-4' },
  { path: '/model/nobody', title: 'Model Not Found' },
  { path: '/compare', title: 'Compare Models', active: 'Compare' },
  { path: '/compare?models=gpt-4,ernie,chatglm3', title: 'Compare Models', active: 'Compare' },
  { path: '/reports', title: 'Reports', active: 'Reports' },
  { path: '/request', title: 'Request Evaluation', active: 'Request Evaluation' },
  { path: '/newsletter', title: 'Newsletter', active: 'Newsletter' },
  { path: '/sponsor', title: 'Sponsor Our Research', active: 'Sponsor' },
  { path: '/reports/1999', title: 'Page not found', heading: '404', active: 'Reports' },
]

/** Layout does not depend on colours: each page is looked at by axe in one of both. */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

for (const [index, { path, title, heading = title, active }] of PAGES.entries()) {
  test(`${path} is named, structured, accessible and private, and fits a phone`, async ({
    page,
    context,
    baseURL,
    policy,
    complaints,
  }) => {
    complaints.expect(/^404: no page at/)
    const elsewhere = requestsElsewhere(page, baseURL)
    await openSettled(page, path)

    await test.step('title, description, heading and destination', async () => {
      await expect(page).toHaveTitle(`${title} · Transparency Lab`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{21}/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(
        active === undefined ? [] : [active],
      )
    })

    await test.step('landmarks and ranks of headings', async () => {
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
    })

    await test.step('the footer names the source, its licence and the package', async () => {
      const footer = page.getByRole('contentinfo')
      for (const [name, url] of [
        [SOURCE_TITLE, SOURCE_URL],
        [LICENCE.name, LICENCE.url],
      ] as const) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
      }
      await expect(footer).toContainText('npm package @transparency-lab/widgets')
    })

    await test.step('no violation of the policy, no request elsewhere, no cookie', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(policy.violations).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
    })

    await test.step('Skip to content leads past the navigation', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    if (['/request', '/newsletter'].includes(path)) await breakRules(new FormPage(page))
    const { width = 1280, colorScheme = 'light' } = LOOKS[index % LOOKS.length] ?? {}
    await test.step(`axe finds nothing, ${colorScheme} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page)).toEqual([])
    })

    await test.step('the page never scrolls sideways', async () => {
      for (const narrow of [360, 320]) {
        await page.setViewportSize({ width: narrow, height: 800 })
        expect(await overhangOf(page), `${narrow} px`).toBe(0)
      }
    })
  })
}

test('axe finds nothing while the dashboard loads, and where no model matches', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open('?q=nothing+matches+this')
  expect(await violationsOn(page)).toEqual([])
  await page.route(REST, () => undefined)
  await page.goto('/')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(await violationsOn(page)).toEqual([])
})

/** Errors have colours and descriptions of their own. */
async function breakRules({ terms, button, form }: FormPage): Promise<void> {
  await terms.click()
  await button.click()
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible()
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
