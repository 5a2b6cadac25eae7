// @tier short
import { expect, test } from './fixtures/app.ts'
import {
  getShared,
  readClipboard,
  withoutClipboard,
  withShareSheet,
} from './fixtures/shareTargets.ts'

const COPIED = 'Link copied to the clipboard.'

// ShareButton.test.tsx covers each result of the share sheet and the clipboard.
test('the share sheet receives a URL that opens the same comparison', async ({
  page,
  comparePage,
}) => {
  await withShareSheet(page, 'takes')
  await comparePage.open('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await comparePage.button('Share Comparison').click()
  await expect.poll(() => getShared(page)).toHaveLength(1)
  const [shared] = await getShared(page)
  expect(shared?.title).toBe('Comparison of models')
  await expect(page.getByText(COPIED)).toHaveCount(0)
  await page.goto(shared?.url ?? '')
  await comparePage.shows('gpt-4', 'ernie')
})

test('without a share sheet the URL is copied, and a notice says so', async ({
  page,
  context,
  modelPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'is missing')
  await modelPage.open('gpt-4')
  await modelPage.button('Share').click()
  await expect(page.getByText(COPIED)).toBeVisible()
  expect(await readClipboard(page)).toBe(page.url())
})

test('if share sheet and clipboard fail, the URL is shown', async ({ page, modelPage }) => {
  await withShareSheet(page, 'refuses')
  await withoutClipboard(page)
  await modelPage.open('gpt-4')
  await modelPage.button('Share').click()
  const told = page.getByText(/^The link could not be shared\. Copy it manually: /)
  await expect(told).toContainText(page.url())
})
