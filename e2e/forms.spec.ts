// @tier short
import { expect, test } from './fixtures/app.ts'
import { FormPage, REQUEST, SUBSCRIPTION } from './fixtures/formPages.ts'
import { requestsOf } from './fixtures/restAnswer.ts'

const FORMS = [
  {
    address: '/request',
    texts: REQUEST,
    submit: 'Submit Request',
    submitting: 'Submitting...',
    succeeded: 'Evaluation request submitted successfully!',
  },
  {
    address: '/newsletter',
    texts: SUBSCRIPTION,
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    succeeded: 'Successfully subscribed to the newsletter!',
  },
] as const

for (const { address, texts, submit, submitting, succeeded } of FORMS) {
  test(`${address} is filled and sent by keys alone, and nothing leaves the page`, async ({
    page,
  }) => {
    const form = new FormPage(page)
    await form.open(address)
    await page.waitForLoadState('networkidle')
    const requests = requestsOf(page)
    await form.fillByKeys(texts)
    expect(await form.shown(Object.keys(texts))).toEqual(texts)
    await page.keyboard.press('Tab')
    await expect(form.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(succeeded)).toBeVisible()
    expect(requests.map((request) => request.url())).toEqual([])
  })

  test(`${address} is sent by the mouse, and takes a second`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    const form = new FormPage(page)
    await form.open(address)
    await expect(form.button).toHaveText(submit)
    await expect(form.button).toBeDisabled()
    await form.fill(texts)
    await page.clock.pauseAt(3_600_000)
    await form.button.click()
    await expect(form.button).toHaveText(submitting)
    await expect(form.button).toBeDisabled()
    await page.clock.runFor(990)
    await expect(form.button).toHaveText(submitting)
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(page.getByText(succeeded)).toBeVisible()
  })

  test(`${address} succeeds once by a double click`, async ({ page }) => {
    const form = new FormPage(page)
    await form.open(address)
    await form.fill(texts)
    await form.button.dblclick()
    await expect(page.getByText(succeeded)).toHaveCount(1)
  })

  test(`${address} asks for the terms when it is submitted without them`, async ({ page }) => {
    const form = new FormPage(page)
    await form.open(address)
    await form.fill(texts)
    await form.terms.click()
    await expect(form.button).toBeDisabled()
    await form.submitByProgram()
    const told = page.getByText('Please agree to the terms and conditions')
    await expect(told).toHaveCount(2)
    await expect(form.terms).toHaveAccessibleDescription('Please agree to the terms and conditions')
    await expect(form.terms).toBeFocused()
    expect(await form.shown(Object.keys(texts))).toEqual(texts)
  })

  test(`${address} says beside each field what is wrong with it`, async ({ page }) => {
    const form = new FormPage(page)
    await form.open(address)
    await form.terms.click()
    await form.button.click()
    for (const name of Object.keys(texts).filter((field) => !/Priority|Notes/.test(field))) {
      await expect(form.field(name)).toHaveAccessibleDescription('Please fill in this field.')
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(form.field(Object.keys(texts)[0] ?? '')).toBeFocused()
  })
}

test('the request form names an address and an e-mail that are none, and then takes them', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/request')
  await form.fill({ ...REQUEST, 'Model URL': 'example.org', 'Contact Email': 'reader@example' })
  await form.button.click()
  await expect(form.field('Model URL')).toBeFocused()
  await expect(form.field('Model URL')).toHaveAccessibleDescription(
    'Please enter a web address that begins with https:// or http://.',
  )
  await expect(form.field('Contact Email')).toHaveAccessibleDescription(
    'Please enter an e-mail address, such as name@example.org.',
  )
  await form.field('Model URL').fill('https://example.org')
  await form.field('Contact Email').fill('reader@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Evaluation request submitted successfully!')).toBeVisible()
})

test('the request form is empty again once it was sent', async ({ page }) => {
  const form = new FormPage(page)
  await form.open('/request')
  await form.fill(REQUEST)
  await form.button.click()
  await expect(page.getByText('Evaluation request submitted successfully!')).toBeVisible()
  const empty = Object.fromEntries(Object.keys(REQUEST).map((name) => [name, '']))
  expect(await form.shown(Object.keys(REQUEST))).toEqual({
    ...empty,
    Reason: 'Select a reason',
    Priority: 'Medium',
  })
  await expect(form.terms).not.toBeChecked()
})

test('the newsletter shows its success screen, with the focus on it', async ({ page }) => {
  const form = new FormPage(page)
  await form.open('/newsletter')
  await form.fill(SUBSCRIPTION)
  await form.button.click()
  await expect(page.getByText('Successfully subscribed to the newsletter!')).toBeFocused()
  await expect(form.form).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter')
})
