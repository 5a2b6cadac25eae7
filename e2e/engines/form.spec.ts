import { expect, test } from './journey.ts'

const TERMS = { role: 'checkbox', name: 'I agree to the terms and conditions' }
const SUBMIT = { role: 'button', name: 'Submit Request' }

const textbox = (name: string) => ({ role: 'textbox', name })

test('each invalid field shows its error, and a valid request is accepted', async ({
  enginePage,
  site,
}) => {
  await enginePage.open(`${site}/request`)
  await enginePage.click(TERMS)
  await enginePage.fill(textbox('Contact Email'), 'reader@example')
  await enginePage.click(SUBMIT)
  await enginePage.waitFor({
    text: 'Please enter an e-mail address, such as name@example.org.',
  })
  // Model name, provider, URL and reason.
  expect(await enginePage.count({ text: 'Please fill in this field.' })).toBe(4)
  const isFocused = () =>
    enginePage.read(textbox('Model Name'), ([field]) => field?.matches(':focus'))
  await expect.poll(isFocused).toBe(true)

  await enginePage.fill(textbox('Model Name'), 'Some Model 7B')
  await enginePage.fill(textbox('Provider'), 'Acme')
  await enginePage.fill(textbox('Model URL'), 'https://example.org/model')
  await enginePage.fill(textbox('Contact Email'), 'reader@example.org')
  await enginePage.focus({ role: 'combobox', name: 'Reason' })
  await enginePage.type('Bias')
  await enginePage.fill(textbox('Additional Notes'), 'It is used in schools.')
  expect(
    await enginePage.read(
      { css: 'form input, form select, form textarea' },
      (fields) => fields.filter((field) => field.getAttribute('aria-invalid') === 'true').length,
    ),
  ).toBe(0)
  await enginePage.click(SUBMIT)
  await enginePage.waitFor({ text: 'Evaluation request submitted successfully!' })
  await expect
    .poll(() =>
      enginePage.read(textbox('Model Name'), ([field]) => (field as HTMLInputElement).value),
    )
    .toBe('')
})
