// @tier short
import { expect, test } from './fixtures/app.ts'

test('a reload, and Back from another site, return to where the reader was in a view that is not prerendered', async ({
  page,
  leaderboard,
}) => {
  const position = () => page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/?sort=name:asc')
  await leaderboard.isThere()
  await page.mouse.wheel(0, 1500)
  await expect.poll(position).toBe(1500)
  await page.reload()
  await expect.poll(position).toBe(1500)
  await page.goto('about:blank')
  await page.goBack()
  await expect.poll(position).toBe(1500)
  await page.goto('/?sort=name:asc')
  await leaderboard.isThere()
  expect(await position()).toBe(0)
})
