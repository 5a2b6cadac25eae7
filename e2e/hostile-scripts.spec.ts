// @tier short
import { mergeTests } from '@playwright/test'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test as hostTest } from './fixtures/hostileHost.ts'
import { OLD_SCRIPTS, OWN_FETCHES } from './fixtures/oldScripts.ts'
import { LOADER, place, test as partnerTest } from './fixtures/partnerPage.ts'
import {
  askForEvaluation,
  subscribe,
  useComparison,
  useLeaderboard,
} from './fixtures/useWidgets.ts'

const test = mergeTests(hostTest, partnerTest)

// Each script by itself, in each way to embed, is tried by hostile-scripts-cases.spec.ts.
const TOGETHER = Object.values(OLD_SCRIPTS).join(';')

test('the elements work beside old scripts, and read by a fetch of the page', async ({
  page,
  elementPage,
}) => {
  const fetches = OWN_FETCHES['answers without a stream and headers'] ?? ''
  await elementPage.open(`<script>${TOGETHER};${fetches}</script>${ELEMENTS.join('')}`)
  await areShown(page)
  await useLeaderboard(elementPage.leaderboard)
  await useComparison(page.locator('safety-compare'))
  await elementPage.leaderboard.evaluate((element) => {
    element.setAttribute('lang', 'de')
  })
  await expect(elementPage.leaderboard.getByRole('columnheader', { name: 'Modell' })).toBeVisible()
})

test('the React components work beside old scripts', async ({ page, host, complaints }) => {
  // The chart's library cannot live with an extended Object.prototype: a sentence is in its place.
  complaints.expect(/Redux Toolkit error #29/)
  await page.addInitScript(TOGETHER)
  await host.openBare({ embed: 'react' })
  await expect(host.slot('leaderboard').getByRole('rowheader', { name: 'GPT-4' })).toBeVisible()
  await expect(host.slot('card').getByRole('link', { name: 'GPT-4' }).first()).toBeVisible()
  await useLeaderboard(host.slot('leaderboard'))
  await useComparison(host.slot('compare'))
  await host.slot('report').getByRole('tab').nth(1).click()
  await expect(host.slot('report').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await subscribe(host.slot('newsletter'))
  await askForEvaluation(host.slot('request'))
})

test('the frame loader works beside old scripts', async ({ partner }) => {
  await partner.open(
    place('data-safety-widget="leaderboard" data-safety-limit="5"') + LOADER,
    `<script>${TOGETHER}</script>`,
  )
  await expect(partner.rows()).toHaveCount(5)
  await expect.poll(() => partner.heightOf()).toBeGreaterThan(150)
})
