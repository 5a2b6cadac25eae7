// @tier short
import { formatCount } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { recordAnnouncements, settledAnnouncements } from './fixtures/announcements.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { findModel } from './fixtures/expectedModels.ts'
import { FormPage, REQUEST } from './fixtures/formPages.ts'
import { routeRest } from './fixtures/restAnswer.ts'
import { withShareSheet } from './fixtures/shareTargets.ts'

const ALL = `${LISTED.length} of ${LISTED.length} models`
const GPT_4 = findModel('gpt-4').name

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page)
})

test('a screen reader announces search results once after a pause, and a sort with column and direction', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await settledAnnouncements(page)
  await leaderboard.search.focus()
  // Each pause between letters is shorter than the debounce of half a second.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const letter of 'llama') {
    await page.keyboard.type(letter)
    await page.clock.runFor(120)
  }
  const found = LISTED.filter(({ name }) => /llama/i.test(name)).length
  const count = `${formatCount(found)} of ${LISTED.length} models`
  await expect(leaderboard.status).toHaveText(count)
  expect(await settledAnnouncements(page)).toEqual([
    'Search models',
    `${count}, sorted by Composite, highest first`,
    expect.stringMatching(/^Found in other suites: Nejumi/),
  ])
  for (const [column, order] of [
    ['Bias Score', 'highest first'],
    ['Bias Score', 'lowest first'],
    ['Model', 'A to Z'],
  ] as const) {
    await leaderboard.sortButton(column).press('Enter')
    expect(await settledAnnouncements(page)).toContain(`${count}, sorted by ${column}, ${order}`)
  }
})

test('an empty search result is announced, and clearing it is announced and focuses the search @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open('?q=no+such+model')
  // If the data loads slowly, that is announced first.
  expect((await settledAnnouncements(page)).at(-1)).toBe(
    `0 of ${LISTED.length} models, sorted by Composite, highest first`,
  )
  await leaderboard.clear.press('Enter')
  expect(await settledAnnouncements(page)).toEqual([
    'Clear filters',
    'Search models',
    `${ALL}, sorted by Composite, highest first`,
  ])
  await expect(leaderboard.search).toBeFocused()
})

test('adding a model to a comparison and removing it are announced with its name @full', async ({
  page,
  comparePage,
}) => {
  await comparePage.open('ernie')
  await settledAnnouncements(page)
  await comparePage.add('gpt-4')
  await comparePage.shows('ernie', 'gpt-4')
  expect(await settledAnnouncements(page)).toContain(`${GPT_4} added`)
  await comparePage.remove('gpt-4')
  await comparePage.shows('ernie')
  expect(await settledAnnouncements(page)).toContain(`${GPT_4} removed`)
})

test('an invalid form field is announced, and so is the successful submission @full', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/request')
  await form.terms.press('Space')
  await settledAnnouncements(page)
  await form.button.press('Enter')
  await expect(form.field('Model Name')).toBeFocused()
  await expect(form.field('Model Name')).toHaveAccessibleDescription('Please fill in this field.')
  expect(await settledAnnouncements(page)).toContainEqual(expect.stringMatching(/^Model Name/))

  await form.terms.press('Space')
  await form.fill(REQUEST)
  await settledAnnouncements(page)
  await form.button.press('Enter')
  const succeeded = 'Evaluation request submitted successfully!'
  await expect(page.getByText(succeeded).first()).toBeVisible()
  expect((await settledAnnouncements(page)).join(' ')).toContain(succeeded)
})

test('copying a link is announced @full', async ({ page, context, modelPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'is missing')
  await modelPage.open('gpt-4')
  await modelPage.button('Share').press('Enter')
  const copied = 'Link copied to the clipboard.'
  await expect(page.getByText(copied).first()).toBeVisible()
  expect((await settledAnnouncements(page)).join(' ')).toContain(copied)
})

test('slow loading is announced once on each kind of page @full', async ({ page }) => {
  await routeRest(page, () => undefined)
  for (const [path, sentence] of [
    ['/', 'Loading evaluation data...'],
    ['/model/gpt-4', 'Loading evaluation data...'],
    ['/compare', 'Loading models...'],
  ] as const) {
    await page.goto(path)
    const heard: string[] = []
    const settle = async () => heard.push(...(await settledAnnouncements(page)))
    // The text is in the page before the script that announces it has run.
    await expect.poll(settle, path).toBeGreaterThan(0)
    await settle()
    expect(heard, path).toEqual([sentence])
  }
})

test('a failed request is announced on each kind of page @full', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Failed to load resource/)
  // A 429 with a long Retry-After is not retried.
  const headers = { 'Retry-After': '3600' }
  await routeRest(page, (route) => route.fulfill({ status: 429, headers, json: {} }))
  for (const [path, sentence] of [
    ['/', 'Error Loading Data'],
    ['/model/gpt-4', 'Model Not Found'],
    ['/compare?models=gpt-4', 'Failed to load this evaluation.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    expect((await settledAnnouncements(page)).join(' '), path).toContain(sentence)
  }
})
