// @tier short
import { expect, test } from './fixtures/app.ts'

test('the request says how long each step takes', async ({ page }) => {
  await page.goto('/request')
  const steps = page.getByRole('complementary', { name: 'What happens next' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Review 1-2 weeks/,
    /^Testing 2-4 weeks/,
    /^Analysis 1 week/,
    /^Publication weekly/,
  ])
})

test('the choices of the request are those that the lab evaluates by', async ({ page }) => {
  await page.goto('/request')
  await expect(page.getByLabel('Reason').getByRole('option')).toHaveText([
    'Select a reason',
    'Safety concerns',
    'Bias analysis',
    'Factual accuracy',
    'Jailbreak testing',
    'General transparency',
    'Research purposes',
    'Other',
  ])
  await expect(page.getByLabel('Priority').getByRole('option')).toHaveText([
    'High',
    'Medium',
    'Low',
  ])
})
