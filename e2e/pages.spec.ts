// @tier short
import type { Page } from '@playwright/test'
import { licence } from '../site/index.ts'
import { expect } from './fixtures/app.ts'
import { getOverflow, openSettled } from './fixtures/everyRoute.ts'
import { SOURCE_TITLE, SOURCE_URL } from './fixtures/expectedModels.ts'
import { FormPage } from './fixtures/formPages.ts'
import { requestsElsewhere, test } from './fixtures/policyWatch.ts'
import { violationsOn } from './fixtures/violations.ts'

/** Each page with its title, its heading if it differs, and its link in the navigation. */
const PAGES: readonly {
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly active?: string
  /** Ends the title of a test of the full tier. */
  readonly tier?: '@full'
}[] = [
  { path: '/?q=gpt', title: 'LLM Safety Evaluation Dashboard', active: 'Dashboard' },
  // The document of a model is that of each of its suites.
  { path: '/model/gpt-4?suite=trustllm', title: 'GPT-4: Composite 73.8%', heading: 'GPT-4' },
  { path: '/model/nobody', title: 'Model Not Found', tier: '@full' },
  { path: '/compare', title: 'Compare Models', active: 'Compare', tier: '@full' },
  { path: '/compare?models=gpt-4,ernie,chatglm3', title: 'Compare Models', active: 'Compare' },
  { path: '/reports', title: 'Reports', active: 'Reports' },
  { path: '/request', title: 'Request Evaluation', active: 'Request Evaluation' },
  { path: '/newsletter', title: 'Newsletter', active: 'Newsletter', tier: '@full' },
  { path: '/sponsor', title: 'Sponsor Our Research', active: 'Sponsor', tier: '@full' },
  {
    path: '/reports/1999',
    title: 'Page not found',
    heading: '404',
    active: 'Reports',
    tier: '@full',
  },
]

/** Layout does not depend on the colour scheme, so axe checks each page in one of these. */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

for (const [index, { path, title, heading = title, active, tier = '' }] of PAGES.entries()) {
  test(`${path} has title, landmarks and headings, no violation or cookie, and fits a phone ${tier}`, async ({
    page,
    context,
    baseURL,
    policy,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^404: no page at/)
    const elsewhere = requestsElsewhere(page, baseURL)
    await openSettled(page, path)

    await test.step('title, description, heading and current navigation link', async () => {
      await expect(page).toHaveTitle(`${title} · Transparency Lab`)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{21}/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(
        active === undefined ? [] : [active],
      )
    })

    await test.step('landmarks and heading levels', async () => {
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
      expect(gaps, `heading levels ${ranks.join(' ')}`).toEqual([])
    })

    await test.step('the footer shows the source, its licence and the package', async () => {
      const footer = page.getByRole('contentinfo')
      for (const [name, url] of [
        [SOURCE_TITLE, SOURCE_URL],
        [licence.name, licence.url],
      ] as const) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
      }
      await expect(footer).toContainText('npm package @transparency-lab/widgets')
    })

    await test.step('no content security policy violation, no request to another origin, no cookie', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(policy.violations).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
    })

    await test.step('Skip to content moves the focus past the navigation', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    if (['/request', '/newsletter'].includes(path)) await breakRules(new FormPage(page))
    const { width = 1280, colorScheme = 'light' } = LOOKS[index % LOOKS.length] ?? {}
    await test.step(`no accessibility violation, ${colorScheme} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page)).toEqual([])
    })

    await test.step('the page does not scroll sideways', async () => {
      for (const narrow of [360, 320]) {
        await page.setViewportSize({ width: narrow, height: 800 })
        expect(await getOverflow(page), `${narrow} px`).toBe(0)
      }
    })
  })
}

/** Submits an invalid form, because error messages have their own colours and descriptions. */
async function breakRules({ terms, button, form }: FormPage): Promise<void> {
  await terms.click()
  await button.click()
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible()
}

/** The role and name of each landmark in the content that needs a name. */
async function landmarkNames(page: Page): Promise<string[]> {
  const snapshot = await page.getByRole('main').ariaSnapshot()
  const found = snapshot.matchAll(/- (region|complementary|search|form)(?: "(.*?)")?[:\n]/g)
  return [...found].map(([, role, name]) => `${role} "${name ?? ''}"`)
}

async function headingRanks(page: Page): Promise<number[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  return [...snapshot.matchAll(/- heading .*\[level=(\d)\]/g)].map(([, rank]) => Number(rank))
}
