// @tier short
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures/app.ts'
import { REST } from './fixtures/restAnswer.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`axe finds nothing on the ${colorScheme} dashboard at ${width} px`, async ({
      page,
      leaderboard,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await leaderboard.open()
      expect(await violationsOn(new AxeBuilder({ page }))).toEqual([])
    })
  }
}

test('axe finds nothing while the dashboard loads', async ({ page }) => {
  await page.route(REST, () => undefined)
  await page.goto('/')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  expect(await violationsOn(new AxeBuilder({ page }))).toEqual([])
})

test('axe finds nothing where no model matches', async ({ page, leaderboard }) => {
  await leaderboard.open('?q=nothing+matches+this')
  expect(await violationsOn(new AxeBuilder({ page }))).toEqual([])
})

test('axe finds nothing on a path that leads nowhere', async ({ page, complaints }) => {
  complaints.expect(/^404: no page at/)
  await page.goto('/no/such/page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(await violationsOn(new AxeBuilder({ page }))).toEqual([])
})

/** Each rule that is broken, with the places. */
async function violationsOn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}
