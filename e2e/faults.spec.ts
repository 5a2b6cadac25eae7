// @tier full
import { expect, test } from './fixtures/app.ts'
import { FAULTS } from './fixtures/faults.ts'
import { routeRest } from './fixtures/restAnswer.ts'
import { expectNoFalseClaims, watchForFalseClaims } from './fixtures/falseClaims.ts'
import { expectReportInTime } from './fixtures/expectReportInTime.ts'

test.beforeEach(async ({ context, page, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/)
  await watchForFalseClaims(context)
  await page.clock.install()
})

for (const [fault, answer] of FAULTS) {
  test(`the pages show an error after ${fault}`, async ({ page }) => {
    await routeRest(page, answer)

    await page.goto('/')
    const alert = page.getByRole('alert')
    await expectReportInTime(page, alert)
    await expect(alert).toContainText('Error Loading Data')
    await expect(alert).toContainText('Failed to load evaluation data. Please try again later.')
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectNoFalseClaims(page)

    await page.goto('/model/gpt-4')
    await expectReportInTime(page, alert)
    await expect(alert).toContainText('Model Not Found')
    await expect(alert).toContainText('The requested model evaluation could not be found.')
    await expect(alert.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
    await expectNoFalseClaims(page)

    await page.goto('/compare?models=gpt-4,ernie')
    await expectReportInTime(page, page.getByText('Failed to load this evaluation.').nth(1))
    await expect(page.getByText('Failed to load the list of models.')).toBeVisible()
    await expect(page.getByText('There is no published evaluation of this model.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3)
    expect(new URL(page.url()).search).toBe('?models=gpt-4,ernie')
    await expectNoFalseClaims(page)
  })
}

test('an empty comparison shows an error if the list of models fails to load', async ({ page }) => {
  await routeRest(page, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/compare')
  await expectReportInTime(page, page.getByText('Failed to load the list of models.'))
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Choose a model' })).toHaveCount(0)
  await expect(page.getByText('Or start with')).toHaveCount(0)
  await expectNoFalseClaims(page)
})
