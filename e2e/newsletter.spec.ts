// @tier short
import { expect, test } from './fixtures/app.ts'

test('the newsletter says how often it comes, how long it is and in which form', async ({
  page,
}) => {
  await page.goto('/newsletter')
  const habits = page.getByRole('complementary', { name: 'What to expect' })
  await expect(habits.getByRole('definition')).toHaveText([
    'Monthly, on the first Tuesday',
    '5-10 minutes',
    'HTML e-mail with PDF attachments',
  ])
})
