// @tier short
import { mergeTests } from '@playwright/test'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test as hostTest } from './fixtures/hostileHost.ts'
import {
  FROZEN_OBJECTS,
  GET_AND_SET,
  OLD_SCRIPTS,
  OPTION_NAMES,
  OWN_FETCH,
} from './fixtures/oldScripts.ts'
import { LOADER, place, test as partnerTest } from './fixtures/partnerPage.ts'
import {
  operateComparison,
  operateLeaderboard,
  operateNewsletterForm,
  operateRequestForm,
} from './fixtures/operateWidgets.ts'

const test = mergeTests(hostTest, partnerTest)

const TOGETHER = Object.values(OLD_SCRIPTS).join(';')

for (const [what, scripts] of [
  ['change prototypes and replace fetch', [TOGETHER, OPTION_NAMES, OWN_FETCH]],
  ['add get and set to Object.prototype @full', [GET_AND_SET]],
  ['freeze prototypes @full', [FROZEN_OBJECTS]],
] as const) {
  test(`the elements work beside scripts that ${what}`, async ({ page, elementPage }) => {
    await elementPage.open(`<script>${scripts.join(';')}</script>${ELEMENTS.join('')}`)
    await areShown(page)
    await operateLeaderboard(elementPage.leaderboard)
    await operateComparison(page.locator('safety-compare'))
    await elementPage.leaderboard.evaluate((element) => {
      element.setAttribute('lang', 'de')
    })
    await expect(
      elementPage.leaderboard.getByRole('columnheader', { name: 'Modell' }),
    ).toBeVisible()
  })
}

// React components take their libraries from the application, and zod fails with an extended Object.prototype.
const BESIDE_REACT = Object.entries(OLD_SCRIPTS)
  .filter(([what]) => !what.includes('Object.prototype'))
  .map(([, script]) => script)
  .join(';')

test('the React components work beside scripts that change prototypes @full', async ({
  page,
  host,
}) => {
  await page.addInitScript(BESIDE_REACT)
  await host.openBare({ embed: 'react' })
  await expect(host.slot('leaderboard').getByRole('rowheader', { name: 'GPT-4' })).toBeVisible()
  await expect(host.slot('card').getByRole('link', { name: 'GPT-4' }).first()).toBeVisible()
  await operateLeaderboard(host.slot('leaderboard'))
  await operateComparison(host.slot('compare'))
  await host.slot('report').getByRole('tab').nth(1).click()
  await expect(host.slot('report').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await operateNewsletterForm(host.slot('newsletter'))
  await operateRequestForm(host.slot('request'))
})

test('the frame loader works beside scripts that change prototypes @full', async ({ partner }) => {
  await partner.open(
    place('data-safety-widget="leaderboard" data-safety-limit="5"') + LOADER,
    `<script>${TOGETHER};${OPTION_NAMES}</script>`,
  )
  await expect(partner.rows()).toHaveCount(5)
  await expect.poll(() => partner.heightOf()).toBeGreaterThan(150)
})
