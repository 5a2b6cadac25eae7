// @tier short
import type { Page } from '@playwright/test'
import { compareText } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'

test('an empty comparison offers every model by name, and up to three are added and removed', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(
    page.getByText('Choose up to 3 models to compare their safety evaluations side by side.'),
  ).toBeVisible()
  await comparePage.choose.click()
  const byName = EVALUATED.toSorted((a, b) => compareText(a.name, b.name))
  await expect(comparePage.choices).toContainText(
    byName.map(({ name, provider }) => `${name}${provider}`),
  )
  await page.keyboard.press('Escape')

  const ids: string[] = []
  for (const id of ['gpt-4', 'chatglm3', 'ernie']) {
    await comparePage.add(id)
    ids.push(id)
    await comparePage.shows(...ids)
    expect(comparePage.address).toBe(ids.join(','))
    expect(await focusIsIn(page), `after ${id} was added`).toBe(true)
  }
  await expect(page.getByText('Select Models to Compare')).toHaveCount(0)
  await expect(comparePage.another).toHaveCount(0)

  await comparePage.remove('chatglm3')
  await comparePage.shows('gpt-4', 'ernie')
  expect(await focusIsIn(page), 'after one was removed').toBe(true)
  await comparePage.another.click()
  await expect(comparePage.choices.filter({ hasText: /^GPT-4OpenAI/ })).toHaveCount(0)
  await expect(comparePage.choices.filter({ hasText: /^ChatGLM3 6B/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie')
  await comparePage.remove('ernie')
  await comparePage.shows()
  await expect(page).toHaveURL('/compare')
})

test('Back and Forward undo and redo each step of a comparison started on the dashboard @full', async ({
  page,
  leaderboard,
  comparePage,
}) => {
  await leaderboard.open()
  await leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true }).click()
  await comparePage.shows('gpt-4')
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie')
  await page.getByRole('navigation').getByRole('link', { name: 'Compare', exact: true }).click()
  await comparePage.shows()

  const steps = [['gpt-4'], ['gpt-4', 'ernie'], ['ernie']]
  for (const step of steps.toReversed()) {
    await page.goBack()
    await comparePage.shows(...step)
  }
  for (const step of steps.slice(1)) {
    await page.goForward()
    await comparePage.shows(...step)
    expect(comparePage.address).toBe(step.join(','))
  }
  for (const _ of steps) await page.goBack()
  await leaderboard.isThere()
})

/**
 * Whether the focus is inside of the comparison, so that the keyboard does not restart at the top
 * of the page.
 */
async function focusIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('section') instanceof HTMLElement)
}
