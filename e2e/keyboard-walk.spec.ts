// @tier full
import type { Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { focusedStop, listStops, type FocusedStop } from './fixtures/keyboardStops.ts'

/** Every page, with the name of a control that appears with its content. */
const PAGES = [
  ['/', 'Compare GPT-4'],
  ['/model/gpt-4', 'Export Report'],
  ['/compare', 'Choose a model'],
  ['/compare?models=gpt-4,ernie,chatglm3', 'Export Data'],
  ['/reports', /^View Online/],
  ['/request', 'Model URL'],
  ['/newsletter', 'Email'],
  ['/sponsor', 'Give once'],
  ['/no/such/page', 'Return to the dashboard'],
  ['/embed/leaderboard?limit=3', /^Show all/],
  ['/embed/model/gpt-4', 'GPT-4'],
  ['/embed/compare?models=gpt-4,ernie', 'Export Data'],
] as const

for (const width of [1280, 360]) {
  for (const [path, content] of PAGES) {
    test(`Tab reaches each control of ${path} in order and back at ${width} px, all visible`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(/^404: no page at/)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path.startsWith('/embed/') ? SNAPSHOT_SITE + path : path)
      const named = page.getByText(content, { exact: true })
      await expect(named.or(page.getByLabel(content, { exact: true })).first()).toBeVisible()
      // Data that loads later would add tab stops.
      await page.waitForLoadState('networkidle')
      const stops = await listStops(page)
      expect(stops.length).toBeGreaterThan(0)

      const there = await walk(page, 'Tab', stops.length)
      expect(there.map(({ name }) => name)).toEqual(stops)
      expect(there.map(({ index }) => index)).toEqual([...stops.keys()])
      await page.keyboard.press('Tab')
      expect(await focusedStop(page), 'after the last tab stop').toBeUndefined()

      const back = await walk(page, 'Shift+Tab', stops.length)
      expect(back.map(({ index }) => index)).toEqual([...stops.keys()].toReversed())
      expect([...there, ...back].flatMap(faultsOf)).toEqual([])
    })
  }
}

/** The focused element after each of this many presses of a key. */
async function walk(page: Page, key: string, presses: number): Promise<FocusedStop[]> {
  const walked: FocusedStop[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (stop === undefined) break
    walked.push(stop)
  }
  return walked
}

function faultsOf({ name, faults }: FocusedStop): string[] {
  return faults.map((fault) => `${name} ${fault}`)
}
