// @tier short
import { expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { IS_SHORT_RUN } from '../tests/tiers.ts'
import { installExample, type InstalledExample } from './installExample.ts'
import { openPage } from './openPage.ts'
import { serveFolder } from './serveFolder.ts'

const { tarball } = inject('packed')
const DEFAULT_LIGHT = { ink: 'rgb(26, 29, 32)', surface: 'rgb(255, 255, 255)' }
/** The dark theme with the tokens of `safety.css`. */
const OWN_DARK = { ink: 'rgb(232, 235, 236)', surface: 'rgb(17, 17, 17)' }

async function showsLeaderboard(page: Page): Promise<void> {
  const rows = page.getByRole('table').getByRole('row')
  // Ten models below the header.
  await expectPage(rows).toHaveCount(11)
  await page.getByRole('searchbox').fill('gpt-4')
  await expectPage(rows).toHaveCount(2)
  await expectPage(page).toHaveURL(/\?q=gpt-4$/)
}

async function showsComparison(page: Page): Promise<void> {
  await expectPage(page.getByRole('table').first()).toContainText('GPT-4')
  await expectPage(page.locator('safety-model-card .tl-model-card')).toContainText('GPT-4')
  // The chart is a lazy chunk, loaded when it is opened.
  await page.locator('.tl-detail-more > summary').last().click()
  await expectPage(page.locator('.recharts-surface').first()).toBeVisible()
}

const EXAMPLES = [
  { name: 'vite-react-18', major: 18, shows: showsLeaderboard, ...OWN_DARK },
  { name: 'vite-react-19', major: 19, shows: showsComparison, ...DEFAULT_LIGHT },
]

// All other tests run in React 19.
describe.each(IS_SHORT_RUN ? EXAMPLES.slice(0, 1) : EXAMPLES)('$name', (options) => {
  const { name, major, shows, ink, surface } = options
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample(name, tarball)
  })

  afterAll(() => example.remove())

  it('installs one version of React', async () => {
    expect(await example.countVersions('react')).toBe(1)
    expect(await example.countVersions('react-dom')).toBe(1)
    const version = await example.run(['node', '-p', "require('react').version"])
    expect(version).toMatch(new RegExp(`^${major}\\.`))
  })

  it('passes the type check, including the style sheet import', async () => {
    await example.run(['tsc', '--noEmit'])
  })

  it.each(['production', 'development'])(
    'shows data without console errors in a %s build',
    async (mode) => {
      await example.run(['vite', 'build', '--outDir', mode], { NODE_ENV: mode })
      const server = await serveFolder(`${example.folder}/${mode}`)
      const { page, complaints, close } = await openPage(server.address)
      try {
        await shows(page)
        // Vite lowers light-dark(), and the page sets no color-scheme.
        const card = page.locator('.tl-leaderboard, .tl-compare .tl-card').first()
        await expectPage(card).toHaveCSS('color', ink)
        await expectPage(card).toHaveCSS('background-color', surface)
        expect(complaints).toEqual([])
      } finally {
        await close()
        await server.close()
      }
    },
  )
})
