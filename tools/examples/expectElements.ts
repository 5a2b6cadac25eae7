import { expect as expectPage, type Page } from '@playwright/test'

/**
 * Expects that an example's elements follow the page's state, and that the page reacts to their
 * events.
 *
 * @throws Error if one of them does not
 */
export async function expectElements(page: Page): Promise<void> {
  const leaderboard = page.locator('safety-leaderboard')
  const rows = leaderboard.getByRole('row')
  const words = page.getByLabel('Model or provider')
  // Ten models below the header.
  await expectPage(rows).toHaveCount(11)
  await expectPage(rows.nth(1)).toContainText(/\d\d\.\d%/)
  await words.fill('gpt-4')
  await expectPage(rows).toHaveCount(2)
  await leaderboard.getByRole('searchbox').fill('chatglm')
  await expectPage(words).toHaveValue('chatglm')

  const told = page.locator('#told')
  const comparison = page.locator('safety-compare')
  await expectPage(told).toContainText('2 models: gpt-4, chatglm3. Data: ready.')
  await expectPage(comparison).toContainText('Your models in detail')
  await comparison.getByRole('button', { name: 'Remove GPT-4' }).click()
  await expectPage(told).toContainText('1 models: chatglm3.')
  await comparison.getByRole('link', { name: 'ChatGLM3 6B', exact: true }).click()
  await expectPage(told).toContainText('Link: https://lab.example/model/chatglm3.')

  const card = page.locator('safety-model-card')
  await expectPage(card).toContainText('Faktentreue')
  await expectPage(card.getByRole('link').first()).toHaveAttribute('target', '_blank')
}
