// @tier short
import type { Page } from '@playwright/test'
import { compareText } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { modelOf } from './fixtures/expectedModels.ts'

test('a comparison of nothing says what it is for and offers every model by name', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  await expect(page).toHaveTitle('Compare Models · Transparency Lab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(
    page.getByText('Choose up to 3 models to compare their safety evaluations side by side.'),
  ).toBeVisible()
  await comparePage.choose.click()
  const byName = EVALUATED.toSorted((a, b) => compareText(a.name, b.name))
  await expect(comparePage.choices).toHaveCount(byName.length)
  for (const [index, { name, provider }] of byName.entries()) {
    await expect(comparePage.choices.nth(index)).toContainText(name)
    await expect(comparePage.choices.nth(index)).toContainText(provider)
  }
})

test('models are added until there are three, and then no more can be', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  await comparePage.add('gpt-4')
  await comparePage.shows('gpt-4')
  expect(comparePage.address).toBe('gpt-4')
  await expect(page.getByText('Select Models to Compare')).toHaveCount(0)
  await comparePage.add('chatglm3')
  await comparePage.shows('gpt-4', 'chatglm3')
  expect(comparePage.address).toBe('gpt-4,chatglm3')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'chatglm3', 'ernie')
  expect(comparePage.address).toBe('gpt-4,chatglm3,ernie')
  await expect(comparePage.another).toHaveCount(0)
})

test('the picker offers only models that are not compared yet', async ({ comparePage }) => {
  await comparePage.open('gpt-4', 'ernie')
  await comparePage.another.click()
  await expect(comparePage.choices).toHaveCount(EVALUATED.length - 2)
  for (const id of ['gpt-4', 'ernie']) {
    const { name, provider } = modelOf(id)
    await expect(comparePage.choices.filter({ hasText: name + provider })).toHaveCount(0)
  }
})

test('a removed model leaves the comparison, and its place can be taken again', async ({
  comparePage,
}) => {
  await comparePage.open('gpt-4', 'chatglm3', 'ernie')
  await comparePage.remove('chatglm3')
  await comparePage.shows('gpt-4', 'ernie')
  expect(comparePage.address).toBe('gpt-4,ernie')
  await comparePage.add('mixtral')
  await comparePage.shows('gpt-4', 'ernie', 'mixtral')
})

test('the query string is gone when the last model is removed', async ({ page, comparePage }) => {
  await comparePage.open('gpt-4', 'ernie')
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie')
  await comparePage.remove('ernie')
  await comparePage.shows()
  await expect(page).toHaveURL('/compare')
})

test('Back undoes each step, and Forward does it again', async ({ page, comparePage }) => {
  await comparePage.open()
  await comparePage.add('gpt-4')
  await comparePage.shows('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await comparePage.add('chatglm3')
  await comparePage.shows('gpt-4', 'ernie', 'chatglm3')
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie', 'chatglm3')

  const steps = [[], ['gpt-4'], ['gpt-4', 'ernie'], ['gpt-4', 'ernie', 'chatglm3']]
  for (const step of steps.toReversed()) {
    await page.goBack()
    await comparePage.shows(...step)
  }
  await expect(page).toHaveURL('/compare')
  for (const step of [...steps.slice(1), ['ernie', 'chatglm3']]) {
    await page.goForward()
    await comparePage.shows(...step)
    expect(comparePage.address).toBe(step.join(','))
  }
})

test('Compare on the dashboard begins a comparison, and Back returns there', async ({
  page,
  leaderboard,
  comparePage,
}) => {
  await leaderboard.open()
  await leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true }).click()
  await comparePage.shows('gpt-4')
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await page.goBack()
  await leaderboard.isThere()
})

test('the navigation leads from a comparison to an empty one', async ({ page, comparePage }) => {
  await comparePage.open('gpt-4', 'ernie')
  await page.getByRole('navigation').getByRole('link', { name: 'Compare', exact: true }).click()
  await comparePage.shows()
  await page.goBack()
  await comparePage.shows('gpt-4', 'ernie')
})

test('a model is chosen by keyboard: first letter, arrow and Enter', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  await comparePage.choose.focus()
  await page.keyboard.press('Enter')
  await expect(comparePage.choices.first()).toBeFocused()
  await page.keyboard.press('g')
  await expect(comparePage.choices.filter({ hasText: modelOf('glm4').name }).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await comparePage.shows('gpt-4')
})

test('after a model was added, the focus stays in the comparison', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  for (const id of ['gpt-4', 'ernie', 'chatglm3']) {
    await comparePage.add(id)
    await expect(comparePage.card(id)).toBeVisible()
    expect(await focusIsIn(page), `after ${id} was added`).toBe(true)
  }
})

test('after a model was removed, the focus stays in the comparison', async ({
  page,
  comparePage,
}) => {
  await comparePage.open('gpt-4', 'ernie')
  await comparePage.remove('ernie')
  await comparePage.shows('gpt-4')
  expect(await focusIsIn(page)).toBe(true)
})

/** Whether the keyboard goes on from somewhere in the comparison, not from the top of the page. */
async function focusIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('section') instanceof HTMLElement)
}
