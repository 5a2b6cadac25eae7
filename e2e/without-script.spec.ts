// @tier short
import { BUILT_SITES } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { waitForHydration } from './fixtures/hydration.ts'
import { withStaticServer } from './fixtures/staticServer.ts'

const [, SNAPSHOT_FOLDER = ''] = BUILT_SITES

// sitePages.test.ts checks the content of every kind of page.
test.describe('on a plain static server', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader without script sorts a suite, opens a model and compares two by links', async ({
    page,
  }) => {
    await withStaticServer(SNAPSHOT_FOLDER, async (address) => {
      await page.goto(address)
      const rows = page.locator('tbody tr')
      await expect(rows).toHaveCount(EVALUATED.length + 4)
      await page.getByRole('link', { name: 'Factual Accuracy' }).click()
      await expect(page).toHaveURL(`${address}/suite/trustllm/factuality`)
      await expect(rows.first()).toContainText('GPT-4')
      await page.getByRole('link', { name: 'View GPT-4', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPT-4')
      await expect(page.getByText('JailbreakTrigger attacks')).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).getByText('Compare').click()
      await page.getByRole('navigation', { name: 'Compare' }).getByRole('link').first().click()
      await expect(page.locator('.tl-compare table')).toBeVisible()
      await page.getByRole('link', { name: 'Newsletter' }).click()
      await expect(page.locator('main noscript p')).toContainText('This form needs JavaScript.')
    })
  })
})

test('every link and every address for crawlers is a page without a redirect @full', async ({
  request,
}) => {
  await withStaticServer(SNAPSHOT_FOLDER, async (address) => {
    const seen = new Set<string>()
    const queue = ['/', '/suite/nejumi-4', '/model/claude-3.5-sonnet-20241022']
    for (let path = queue.shift(); path !== undefined && seen.size < 60; path = queue.shift()) {
      if (seen.has(path)) continue
      seen.add(path)
      const response = await request.get(address + path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html, path).toMatch(/<main[^]*<h1/)
      for (const [, link = ''] of html.matchAll(/ href="(\/[^"#?]*)/g)) {
        if (!link.startsWith('/assets/') && !/\.(?:svg|xml|json|png|atom|csv)$/.test(link))
          queue.push(link)
      }
    }
    expect(seen.size).toBe(60)
    expect((await request.get(`${address}/no/where`)).status()).toBe(404)
  })
})

test('a suite’s page becomes the dashboard at the first change, and keeps the focus', async ({
  page,
  leaderboard,
}) => {
  await page.goto('/suite/trustllm/bias')
  await leaderboard.search.fill('gpt')
  await expect(page).toHaveURL(/\/\?(?=.*suite=trustllm)(?=.*q=gpt)/)
  await expect(leaderboard.search).toBeFocused()
  await expect(leaderboard.search).toHaveValue('gpt')
})

test('a comparison’s page names its models until the first change @full', async ({
  page,
  comparePage,
}) => {
  await page.goto('/compare/ernie/llama3-8b')
  await waitForHydration(page)
  await comparePage.shows('ernie', 'llama3-8b')
  await expect(page).toHaveTitle(/^ERNIE 3\.5 Turbo and Llama 3 8B Instruct compared ·/)
  await comparePage.remove('ernie')
  await expect(page).toHaveURL('/compare?models=llama3-8b')
  await expect(page).toHaveTitle('Compare Models · Transparency Lab')
})
