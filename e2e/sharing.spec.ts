// @tier short
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { Leaderboard } from './fixtures/leaderboard.ts'

test('a copied link shows the same rows, sort and filters in another browser', async ({
  page,
  leaderboard,
  browser,
  consoleErrors,
}) => {
  await leaderboard.open()
  await leaderboard.search.fill('llama chat')
  await leaderboard.provider.selectOption('Meta')
  await leaderboard.sortButton('Toxicity Score').click()
  await leaderboard.sortButton('Toxicity Score').click()
  await expect.poll(() => leaderboard.sortedBy()).toEqual(['Toxicity Score ascending'])

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  consoleErrors.listenTo(other)
  const theirs = new Leaderboard(other)
  await other.goto(page.url())
  await theirs.isThere()

  await expect(theirs.search).toHaveValue('llama chat')
  await expect(theirs.provider).toHaveValue('Meta')
  expect(await theirs.sortedBy()).toEqual(await leaderboard.sortedBy())
  expect(await theirs.names()).toEqual(await leaderboard.names())
  expect(await theirs.cells()).toEqual(await leaderboard.cells())
  expect(await theirs.names()).not.toHaveLength(LISTED.length)
  await elsewhere.close()
})

test('search and sort add no history entries, so Back leaves the dashboard @full', async ({
  page,
  leaderboard,
}) => {
  await page.goto('/reports')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await leaderboard.isThere()
  await leaderboard.search.pressSequentially('gpt')
  await leaderboard.sortButton('Model').click()
  await leaderboard.provider.selectOption('OpenAI')
  await page.goBack()
  await expect(page).toHaveURL('/reports')
  await page.goForward()
  await leaderboard.isThere()
  await expect(leaderboard.search).toHaveValue('gpt')
  expect(await leaderboard.sortedBy()).toEqual(['Model ascending'])
  const names = await leaderboard.names()
  await page.reload()
  await leaderboard.isThere()
  expect(await leaderboard.names()).toEqual(names)
})
