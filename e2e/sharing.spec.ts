// @tier short
import type { Page } from '@playwright/test'
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

test('the default view has no parameters, and unknown parameters are kept @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  expect(queryOf(page)).toBe('')
  await leaderboard.open('?ref=newsletter')
  await leaderboard.search.fill('gpt')
  await leaderboard.sortButton('Composite').click()
  await expect.poll(() => queryOf(page)).toBe('?ref=newsletter&q=gpt&sort=composite%3Aasc')
  await leaderboard.sortButton('Composite').click()
  await leaderboard.search.fill('')
  await expect.poll(() => queryOf(page)).toBe('?ref=newsletter')
})

// leaderboardView.test.ts covers the syntax of the parameters.
test('invalid parameters show every model in the default order, or why none matches @full', async ({
  page,
  leaderboard,
}) => {
  for (const query of ['?sort=composite:sideways', '?q=gpt&q=llama&sort=&unknown=1&%']) {
    await leaderboard.open(query)
    await expect(leaderboard.models, query).toHaveCount(LISTED.length)
    expect(await leaderboard.sortedBy(), query).toEqual(['Composite descending'])
  }
  await leaderboard.open('?q=%E0%A4%A')
  await expect(page.getByText(/^No models match/)).toBeVisible()
  await leaderboard.open('?provider=Nobody')
  await expect(page.getByText('No models from Nobody are listed.')).toBeVisible()
  await leaderboard.clear.click()
  await expect(leaderboard.models).toHaveCount(LISTED.length)
})

function queryOf(page: Page): string {
  return new URL(page.url()).search
}
