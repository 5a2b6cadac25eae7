// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { FormPage, REQUEST, SUBSCRIPTION } from './fixtures/formPages.ts'
import { recordRequests } from './fixtures/restAnswer.ts'

// A site without a backend, whose forms send nothing. Tests of the domain and the forms cover every
// validation rule.
test.use({ baseURL: SNAPSHOT_SITE })

test('the request form works by keyboard, survives a reload of its tab, sends nothing without a backend, and is reset', async ({
  page,
  context,
}) => {
  const form = new FormPage(page)
  const names = Object.keys(REQUEST)
  await form.open('/request')
  const steps = page.getByRole('complementary', { name: 'What happens next' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Review 1-2 weeks/,
    /^Testing 2-4 weeks/,
    /^Analysis 1 week/,
    /^Publication weekly/,
  ])
  await page.waitForLoadState('networkidle')
  const typing = recordRequests(page)
  await form.fillByKeys(REQUEST)
  expect(await form.shown(names)).toEqual(REQUEST)
  expect(typing.map((request) => request.url())).toEqual([])

  await test.step('what a reader typed survives a reload of the tab, in this tab only', async () => {
    await page.reload()
    await form.isReady()
    expect(await form.shown(names)).toEqual(REQUEST)
    await expect(form.terms, 'the agreement is given anew').not.toBeChecked()

    const other = new FormPage(await context.newPage())
    await other.open('/request')
    expect((await other.shown(['Model Name']))['Model Name']).toBe('')
  })

  await page.waitForLoadState('networkidle')
  const sending = recordRequests(page)
  await form.terms.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.termsOpener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Evaluation request submitted successfully!')).toBeVisible()
  await expect(form.button, 'the reader is still there').toBeFocused()
  expect(sending.map((request) => request.url())).toEqual([])
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  expect(await form.shown(names)).toEqual({
    ...empty,
    Reason: 'Select a reason',
    Priority: 'Medium',
  })
  await expect(form.terms).not.toBeChecked()
  const sent = page.getByRole('region', { name: 'Nothing was sent. It would have been:' })
  await expect(sent.getByRole('definition')).toHaveText(Object.values(REQUEST))

  await test.step('what was sent is gone from the tab', async () => {
    await page.reload()
    await form.isReady()
    expect((await form.shown(['Model Name']))['Model Name']).toBe('')
  })
})

test('an invalid request shows an error at each field and keeps the input, and a corrected one is accepted @full', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/request')
  await form.terms.click()
  await form.button.click()
  for (const name of ['Model Name', 'Provider', 'Contact Email', 'Reason']) {
    await expect(form.field(name)).toHaveAccessibleDescription('Please fill in this field.')
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.field('Model Name')).toBeFocused()

  const wrong = { ...REQUEST, 'Model URL': 'example.org', 'Contact Email': 'reader@example' }
  await form.fill(wrong)
  await expect(form.button, 'without the terms').toBeDisabled()
  await form.submitByProgram()
  const agree = 'Please agree to the terms and conditions'
  await expect(form.terms).toHaveAccessibleDescription(agree)
  await form.terms.click()
  await form.button.click()
  await expect(form.field('Model URL')).toBeFocused()
  await expect(form.field('Model URL')).toHaveAccessibleDescription(
    'Please enter a web address that begins with https:// or http://.',
  )
  await expect(form.field('Contact Email')).toHaveAccessibleDescription(
    'Please enter an e-mail address, such as name@example.org.',
  )
  expect(await form.shown(Object.keys(wrong))).toEqual(wrong)
  await form.field('Model URL').fill('https://example.org')
  await form.field('Contact Email').fill('reader@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Evaluation request submitted successfully!')).toBeVisible()
})

test('the newsletter form takes a second to submit, and then the success message gets the focus', async ({
  page,
}) => {
  // The release of the figures is not in the future.
  const start = Date.parse('2030-01-01')
  await page.clock.install({ time: start })
  const form = new FormPage(page)
  await form.open('/newsletter')
  const habits = page.getByRole('complementary', { name: 'What to expect' })
  await expect(habits.getByRole('definition')).toHaveText([
    'Monthly, on the first Tuesday',
    '5-10 minutes',
    'HTML e-mail with PDF attachments',
  ])
  await expect(form.button).toHaveText('Subscribe')
  await form.fill(SUBSCRIPTION)
  await page.clock.pauseAt(start + 3_600_000)
  await form.button.dblclick()
  await expect(form.button).toHaveText('Subscribing...')
  await expect(form.button).toBeDisabled()
  await page.clock.runFor(990)
  await expect(form.button).toHaveText('Subscribing...')
  await page.clock.runFor(10)
  await page.clock.resume()
  const succeeded = page.getByText('Successfully subscribed to the newsletter!')
  await expect(succeeded).toHaveCount(1)
  await expect(succeeded).toBeFocused()
  await expect(form.form).toHaveCount(0)
})
