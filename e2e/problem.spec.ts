// @tier short
import { expect, test } from './fixtures/app.ts'
import { waitForHydration } from './fixtures/hydration.ts'
import { asksDatabase, formatRequest, recordRequests } from './fixtures/restAnswer.ts'

test('a reader reports a problem with a figure of a model’s page, and one row arrives', async ({
  page,
}) => {
  await page.goto('/model/gpt-4')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Report a problem with Bias Resistance' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a Problem')
  const form = page.getByRole('form')
  await expect(form.getByLabel('Figure')).toHaveValue(/^GPT-4 · Bias Resistance · .+ · [\d.]+%$/)
  await form.getByLabel('What is wrong').fill('The paper says otherwise.')
  await form.getByLabel('Name').fill('Jo')
  await form.getByLabel('Contact Email').fill('jo@example.org')
  await form.getByLabel('I agree to the terms and conditions').check()
  const requests = recordRequests(page)
  await form.locator('button[type=submit]').click()
  await expect(page.getByText('Your report was sent.')).toBeVisible()
  const sent = requests.filter(asksDatabase)
  expect(sent.map(formatRequest)).toEqual(['POST /rest/v1/problem_reports'])
  expect(sent[0]?.postDataJSON()).toMatchObject({
    model_id: 'gpt-4',
    measure: 'bias',
    figure_name: null,
    problem: 'The paper says otherwise.',
    may_publish: false,
  })
})
