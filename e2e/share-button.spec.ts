// @tier full
import { expect, test } from './fixtures/app.ts'
import { getShared, withShareSheet } from './fixtures/shareTargets.ts'

const COPIED = 'Link copied to the clipboard.'

// ShareButton.test.tsx covers each result of the share sheet and the clipboard, announcements.spec.ts a copied link.
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
