// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { EVERY_ROUTE } from './fixtures/everyRoute.ts'
import { FormPage, SUBSCRIPTION } from './fixtures/formPages.ts'
import { LOADER, place } from './fixtures/partnerPage.ts'
import { requestsElsewhere, test } from './fixtures/policyWatch.ts'
import { captureDownload } from './fixtures/savedFile.ts'
import { withoutClipboard } from './fixtures/shareTargets.ts'

test('using the site causes no policy violation, no request to another origin and no cookie', async ({
  page,
  context,
  policy,
  baseURL,
  leaderboard,
  modelPage,
  comparePage,
}) => {
  const elsewhere = requestsElsewhere(page, baseURL)
  await withoutClipboard(page)

  await leaderboard.open()
  await page.getByRole('radio', { name: 'Dark colours' }).check()
  await leaderboard.sortButton('Model').click()
  await page.getByRole('button', { name: 'Advanced Filters' }).click()
  await expect(page.getByText('Advanced filters coming soon!')).toBeVisible()
  await leaderboard.search.fill('gpt')
  const dialog = new EmbedDialog(page)
  await dialog.opener.click()
  await expect(dialog.preview.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'View GPT-4', exact: true }).click()
  await modelPage.isThere()
  for (const tab of await modelPage.tabs.all()) await tab.click()
  await captureDownload(page, () => modelPage.exportAs('CSV'))
  await modelPage.button('Share').click()
  await expect(page.getByText(/^The link could not be shared/)).toBeVisible()

  await comparePage.open('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await comparePage.openChart()
  await captureDownload(page, () => comparePage.exportAs('JSON'))
  await comparePage.remove('gpt-4')

  const form = new FormPage(page)
  await form.open('/newsletter')
  await form.fill(SUBSCRIPTION)
  await form.button.click()
  await expect(page.getByText('Successfully subscribed to the newsletter!')).toBeVisible()
  expect(policy.violations).toEqual([])
  expect(elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('embeds on another site cause no policy violation, with and without the loader', async ({
  page,
  partner,
  policy,
  consoleErrors,
}) => {
  consoleErrors.expect(/the attribute model names no evaluated model with “nobody”/)
  const places = [
    place('data-safety-widget="leaderboard" data-safety-lang="de"'),
    place('data-safety-widget="compare" data-safety-models="gpt-4,ernie"'),
    place('data-safety-widget="model-card" data-safety-model="gpt-4" data-safety-theme="dark"'),
    place('data-safety-widget="model-card" data-safety-model="nobody"'),
  ]
  await partner.open(places.join('') + LOADER)
  await expect(partner.rows(0).first()).toBeVisible()
  await expect(partner.content(1).getByRole('rowheader').first()).toBeVisible()
  await expect(partner.content(2).getByText('73.8%').first()).toBeVisible()
  await expect(partner.content(3).getByText('Model Not Found')).toBeVisible()

  const sandboxed = `<iframe sandbox="allow-scripts" src="${SNAPSHOT_SITE}/embed/leaderboard"></iframe>`
  await partner.open(sandboxed)
  await expect(page.frameLocator('iframe').getByRole('rowheader').first()).toBeVisible()
  expect(policy.violations).toEqual([])
})

// siteHeaders.test.ts covers the headers of every URL.
test('another site can frame the embeds but no other page @full', async ({
  page,
  partner,
  consoleErrors,
}) => {
  consoleErrors.expect(/frame-ancestors|X-Frame-Options|Refused to|names no evaluated model/)
  for (const path of ['/', '/model/gpt-4', '/compare?models=gpt-4', '/no/where']) {
    await partner.open(`<iframe src="${SNAPSHOT_SITE}${path}"></iframe>`)
    await page.waitForLoadState('networkidle')
    await expect(page.frameLocator('iframe').locator('main'), path).toHaveCount(0)
  }
  for (const path of ['/embed/leaderboard', '/embed/compare', '/embed/model/nobody']) {
    await partner.open(`<iframe src="${SNAPSHOT_SITE}${path}"></iframe>`)
    await expect(page.frameLocator('iframe').locator('main'), path).toBeVisible()
  }
})

test('the content security policy allows no unsafe source', async ({ request }) => {
  for (const path of [...EVERY_ROUTE, '/no/where', '/embed/leaderboard', '/embed/v1/frame.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy, path).not.toMatch(/unsafe|\*|https?:(?!\/\/)|data:|blob:/)
  }
})
