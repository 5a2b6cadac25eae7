// @tier full
import { measureBarFill } from './fixtures/barFill.ts'
import { expect, test } from './fixtures/hostileHost.ts'

test('bars in an element start at the side where text starts', async ({ host }) => {
  const bar = host.slot('leaderboard').locator('.tl-score-bar').first()
  await host.open({ embed: 'element' })
  expect((await measureBarFill(bar)).begins).toEqual(['left'])
  await host.open({ embed: 'element', dir: 'rtl' })
  expect((await measureBarFill(bar)).begins).toEqual(['right'])
})

test('an element inherits visibility: hidden from the page', async ({ host }) => {
  await host.open({ embed: 'element' })
  const table = host.slot('leaderboard').getByRole('table')
  await expect(table).toBeVisible()
  await host.slot('leaderboard').evaluate((slot) => {
    slot.style.visibility = 'hidden'
  })
  await expect(host.slot('leaderboard').locator('table')).toBeHidden()
  await host.slot('leaderboard').evaluate((slot) => {
    slot.style.visibility = 'visible'
  })
  await expect(table).toBeVisible()
})
