// @tier full
import { expect, test } from './fixtures/app.ts'
import { createHostileRows, serveRows } from './fixtures/hostileRows.ts'
import { expectedText, HOSTILE_TEXTS } from './fixtures/hostileStrings.ts'
import { expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { getShared, readClipboard, withShareSheet } from './fixtures/shareTargets.ts'

const ROWS = createHostileRows(HOSTILE_TEXTS)

test.beforeEach(async ({ context, page }) => {
  watchForXss(context)
  await serveRows(page, ROWS)
})

test('the share sheet receives the displayed name and the URL of a model with a hostile name', async ({
  page,
  modelPage,
}) => {
  test.setTimeout(120_000)
  await withShareSheet(page, 'takes')
  for (const { id, what, text } of ROWS) {
    await modelPage.open(id)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => getShared(page), what).toHaveLength(1)
    const url = new URL(`/model/${id}`, page.url()).href
    expect(await getShared(page), what).toEqual([{ title: expectedText(text), url }])
  }
  await expectNoXss(page)
})

test('a shared comparison link contains only its models, not other hostile parameters', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'is missing')
  for (const { id, what, text } of ROWS.filter((row) => row.text.length < 1_000)) {
    const part = encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
    await page.goto(`/compare?models=${id},${part}&utm=${part}#${part}`)
    await page.getByRole('button', { name: 'Share Comparison' }).click()
    await expect(page.getByText('Link copied to the clipboard.')).toBeVisible()
    const url = new URL(`/compare?models=${id}`, page.url()).href
    expect(await readClipboard(page), what).toBe(url)
  }
  await expectNoXss(page)
})
