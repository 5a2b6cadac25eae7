// @tier short
import { formatCount } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { heardAtRest, heardOn, listen } from './fixtures/announcements.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { modelOf } from './fixtures/expectedModels.ts'
import { FormPage, REQUEST, SUBSCRIPTION } from './fixtures/formPages.ts'
import { REST } from './fixtures/restAnswer.ts'
import { withShareSheet } from './fixtures/sharePlaces.ts'

const ALL = `${LISTED.length} of ${LISTED.length} models`
const GPT_4 = modelOf('gpt-4').name

test.beforeEach(async ({ page }) => {
  await listen(page)
})

test('a search is heard once, when the reader pauses, with the number of its results', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await heardAtRest(page)
  await leaderboard.search.focus()
  await page.keyboard.type('llama', { delay: 120 })
  const found = LISTED.filter(({ name }) => /llama/i.test(name)).length
  const count = `${formatCount(found)} of ${LISTED.length} models`
  expect(await heardAtRest(page)).toEqual([
    'Search models',
    `${count}, sorted by Composite, highest first`,
  ])
})

test('a sort is heard, with its column and direction', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await heardAtRest(page)
  for (const [column, order] of [
    ['Bias Score', 'highest first'],
    ['Bias Score', 'lowest first'],
    ['Model', 'A to Z'],
    ['Model', 'Z to A'],
  ] as const) {
    await leaderboard.sortButton(column).press('Enter')
    expect(await heardAtRest(page)).toContain(`${ALL}, sorted by ${column}, ${order}`)
  }
})

test('a search without results is heard, and so is the way back, with the focus in the search', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open('?q=no+such+model')
  expect(await heardAtRest(page)).toEqual([
    `0 of ${LISTED.length} models, sorted by Composite, highest first`,
  ])
  await leaderboard.clear.press('Enter')
  expect(await heardAtRest(page)).toEqual([
    'Clear filters',
    'Search models',
    `${ALL}, sorted by Composite, highest first`,
  ])
  await expect(leaderboard.search).toBeFocused()
})

test('a model that is added to a comparison or removed from it is heard by name', async ({
  page,
  comparePage,
}) => {
  await comparePage.open('ernie')
  await heardAtRest(page)
  await comparePage.add('gpt-4')
  expect(await heardAtRest(page)).toContain(`${GPT_4} is added`)
  await comparePage.remove('gpt-4')
  expect(await heardAtRest(page)).toContain(`${GPT_4} is removed`)
})

for (const { path, texts, wrong, succeeded } of [
  {
    path: '/request',
    texts: REQUEST,
    wrong: 'Model Name',
    succeeded: 'Evaluation request submitted successfully!',
  },
  {
    path: '/newsletter',
    texts: SUBSCRIPTION,
    wrong: 'Name',
    succeeded: 'Successfully subscribed to the newsletter!',
  },
]) {
  test(`on ${path}, what is wrong is heard at its field, and then the success`, async ({
    page,
  }) => {
    const form = new FormPage(page)
    await form.open(path)
    await form.terms.press('Space')
    await heardAtRest(page)
    await form.button.press('Enter')
    await expect(form.field(wrong)).toBeFocused()
    await expect(form.field(wrong)).toHaveAccessibleDescription('Please fill in this field.')
    expect((await heardAtRest(page)).some((text) => text.startsWith(wrong))).toBe(true)
    await form.terms.press('Space')
    await form.fill(texts)
    await heardOn(page)
    await form.button.press('Enter')
    expect((await heardAtRest(page)).join(' ')).toContain(succeeded)
  })

  test(`on ${path}, terms that are missing are heard`, async ({ page }) => {
    const form = new FormPage(page)
    await form.open(path)
    await form.fill(texts)
    await form.terms.press('Space')
    await heardAtRest(page)
    await form.submitByProgram()
    expect((await heardAtRest(page)).join(' ')).toContain(
      'Please agree to the terms and conditions',
    )
  })
}

test('a copied link is heard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'is missing')
  await page.goto('/model/gpt-4')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.press('Enter')
  expect((await heardAtRest(page)).join(' ')).toContain('The link is copied to the clipboard.')
})

for (const [path, sentence] of [
  ['/', 'Loading evaluation data...'],
  ['/model/gpt-4', 'Loading evaluation data...'],
  ['/compare', 'Loading models...'],
] as const) {
  test(`a slow reading of ${path} is heard once`, async ({ page }) => {
    await page.route(REST, () => undefined)
    await page.goto(path)
    expect(await heardAtRest(page)).toEqual([sentence])
  })
}

for (const [path, sentence] of [
  ['/', 'Error Loading Data'],
  ['/model/gpt-4', 'Model Not Found'],
  ['/compare', 'The list of models could not be read.'],
  ['/compare?models=gpt-4', 'This evaluation could not be read.'],
] as const) {
  test(`a reading of ${path} that fails is heard`, async ({ page, complaints }) => {
    complaints.expect(/^Failed to load resource/)
    await page.route(REST, (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: sentence })
    await expect(alert).toBeVisible({ timeout: 20_000 })
    expect((await heardAtRest(page)).join(' ')).toContain(sentence)
  })
}

test('another page is heard by its heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).press('Enter')
  expect((await heardAtRest(page)).at(-1)).toBe('Reports')
  await expect(page).toHaveTitle(/^Reports/)
})
