import { expect, test as base } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { programPath } from '../../tools/engines/enginePrograms.ts'
import type { Client } from './clients/client.ts'
import { startFirefox } from './clients/firefox.ts'
import { startWebKit } from './clients/webkit.ts'
import type { Query } from './findElements.ts'
import { EnginePage } from './EnginePage.ts'
import { PartnerSite } from './PartnerSite.ts'

/** The options of a project. */
export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit'
  readonly client: Client
}

interface Journey {
  /** A page of 1280 × 900 px. An error or a warning in its console fails the test. */
  readonly enginePage: EnginePage
  /** The address of the site. */
  readonly site: string
  readonly partner: PartnerSite
}

/** The names of the models of a leaderboard, from top to bottom. */
export const NAMES: Query = { css: '.tl-leaderboard-row [role=rowheader] bdi' }

const START = { firefox: startFirefox, webkit: startWebKit }

/** A test in one of the engines. */
export const test = base.extend<Journey, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  client: [
    async ({ engine }, use) => {
      const client = await START[engine](programPath(engine))
      console.log(`Driving ${client.name}`)
      await use(client)
      await client.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Playwright requires a destructuring pattern here, even if the fixture uses no other fixture.
  site: async ({}, use) => use(process.env['ENGINES_SITE'] ?? ''),
  enginePage: async ({ client }, use, testInfo) => {
    const page = new EnginePage(client)
    await page.resize(1280, 900)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await page.screenshot())
    }
    expect(await page.consoleErrors(), 'errors and warnings of the pages').toEqual([])
  },
  partner: async ({ enginePage }, use) => {
    const partner = await PartnerSite.start(enginePage)
    await use(partner)
    await partner.close()
  },
})

export { expect }
