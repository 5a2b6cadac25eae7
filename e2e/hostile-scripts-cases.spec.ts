// @tier full
import { mergeTests } from '@playwright/test'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test as hostTest } from './fixtures/hostileHost.ts'
import {
  FROZEN_OBJECTS,
  GET_AND_SET,
  OLD_SCRIPTS,
  OPTION_NAMES,
  OWN_FETCHES,
  THROWING_FETCH,
} from './fixtures/oldScripts.ts'
import { LOADER, place, test as partnerTest } from './fixtures/partnerPage.ts'
import {
  operateComparison,
  operateLeaderboard,
  operateNewsletterForm,
  operateRequestForm,
} from './fixtures/operateWidgets.ts'

const test = mergeTests(hostTest, partnerTest)

const FOR_ELEMENTS = {
  ...OLD_SCRIPTS,
  'a library that adds get and set to Object.prototype': GET_AND_SET,
  'a library that adds names of options to Object.prototype': OPTION_NAMES,
  'frozen objects and arrays': FROZEN_OBJECTS,
}

for (const [what, script] of Object.entries(FOR_ELEMENTS)) {
  test(`the elements work beside ${what}`, async ({ page, elementPage }) => {
    await elementPage.open(`<script>${script}</script>${ELEMENTS.join('')}`)
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

for (const [what, script] of Object.entries(OWN_FETCHES)) {
  test(`the elements load data with a replaced fetch that ${what}`, async ({
    page,
    elementPage,
  }) => {
    await elementPage.open(`<script>${script}</script>${ELEMENTS.join('')}`)
    await areShown(page)
  })
}

test('a replaced fetch that throws is handled as a failed request', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /^<safety-leaderboard>: the evaluations failed to load\. \S+ did not respond/,
  )
  await page.clock.install()
  await elementPage.open(`<script>${THROWING_FETCH}</script>${ELEMENTS[0]}`)
  await expect(async () => {
    await page.clock.fastForward(4_100)
    await expect(elementPage.leaderboard.getByRole('alert')).toContainText('Error Loading Data', {
      timeout: 100,
    })
  }).toPass({ intervals: [100] })
})

for (const [what, script] of Object.entries(OLD_SCRIPTS)) {
  test(`the React components work beside ${what}`, async ({ page, host, consoleErrors }) => {
    // The chart library fails with an extended Object.prototype, so the widget shows a message
    // instead.
    if (script.includes('Object.prototype')) consoleErrors.expect(/Redux Toolkit error #29/)
    await page.addInitScript(script)
    await host.openBare({ embed: 'react' })
    await expect(host.slot('leaderboard').getByRole('rowheader', { name: 'GPT-4' })).toBeVisible()
    await expect(host.slot('card').getByRole('link', { name: 'GPT-4' }).first()).toBeVisible()
    await operateLeaderboard(host.slot('leaderboard'))
    await operateComparison(host.slot('compare'))
    await host.slot('report').getByRole('tab').nth(1).click()
    await expect(host.slot('report').getByRole('tab').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await operateNewsletterForm(host.slot('newsletter'))
    await operateRequestForm(host.slot('request'))
  })
}

for (const [what, script] of Object.entries(FOR_ELEMENTS)) {
  test(`the frame loader works beside ${what}`, async ({ partner }) => {
    await partner.open(
      place('data-safety-widget="leaderboard" data-safety-limit="5"') + LOADER,
      `<script>${script}</script>`,
    )
    await expect(partner.rows()).toHaveCount(5)
    await expect.poll(() => partner.heightOf()).toBeGreaterThan(150)
  })
}
