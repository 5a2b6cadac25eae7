// @tier full
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'

const SIX = ['gpt-4', 'ernie', 'chatglm3', 'mixtral', 'palm2', 'koala-13b']
const PLACEHOLDER = LISTED.find(({ isPlaceholder }) => isPlaceholder)?.id ?? ''

/** URLs, and the models compared there. Tests of the domain cover the syntax of the parameter. */
const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
  ['?models=gpt-4%2Cernie%2cchatglm3', ['gpt-4', 'ernie', 'chatglm3']],
  [`?models=${SIX.join(',')}`, SIX.slice(0, 3)],
  [`?models=gpt-4,gpt-4,nobody,..%2F,%00,${PLACEHOLDER},,ernie,`, ['gpt-4', 'ernie']],
  ['?models=nobody', []],
]

test('a compare URL drops unknown and surplus models, and is corrected without a history entry', async ({
  page,
  comparePage,
}) => {
  await page.goto('/sponsor')
  for (const [query, ids] of ADDRESSES) {
    await page.goto(`/compare${query}`)
    await comparePage.shows(...ids)
    await expect.poll(() => comparePage.address, { message: query }).toBe(ids.join(','))
  }
  await expect(page.getByText('The comparison leaves out nobody:')).toBeVisible()
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(page).toHaveURL('/compare')
  // Each URL is one history entry, because its correction added none.
  for (const [, ids] of ADDRESSES.slice(0, -1).toReversed()) {
    await page.goBack()
    await comparePage.shows(...ids)
  }
  await page.goBack()
  await expect(page).toHaveURL('/sponsor')
})

test('arrow keys among the suites of a comparison add one history entry', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  const suites = page.getByRole('main').getByRole('radio')
  await suites.first().focus()
  const before = await page.evaluate(() => history.length)
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect(suites.nth(index)).toBeChecked()
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/compare')
  await expect(suites.first()).toBeChecked()
  await expect(suites.first()).toBeFocused()
})

test('Back and Forward undo and redo each step of a comparison started on the dashboard', async ({
  page,
  leaderboard,
  comparePage,
}) => {
  await leaderboard.open()
  await leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true }).click()
  await comparePage.shows('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie')

  const steps = [['gpt-4'], ['gpt-4', 'ernie'], ['ernie']]
  for (const step of steps.slice(0, -1).toReversed()) {
    await page.goBack()
    await comparePage.shows(...step)
  }
  for (const step of steps.slice(1)) {
    await page.goForward()
    await comparePage.shows(...step)
    expect(comparePage.address).toBe(step.join(','))
  }
})
