import { expect, test as base } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { programPath } from '../../tools/engines/enginePrograms.ts'
import type { Client, LaunchOptions } from './clients/client.ts'
import { startFirefox } from './clients/firefox.ts'
import { startWebKit } from './clients/webkit.ts'
import { EnginePage } from './EnginePage.ts'
import { PartnerSite } from './PartnerSite.ts'

/** The options of a project or a test file. */
export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit'
  /** The system's colour scheme, which pages read by `prefers-color-scheme`. */
  readonly systemScheme: LaunchOptions['colorScheme']
  readonly client: Client
}

interface Journey {
  /** A page of 1280 × 900 px. An error or a warning in its console fails the test. */
  readonly enginePage: EnginePage
  /** The address of the site. */
  readonly site: string
  readonly partner: PartnerSite
}

const START = { firefox: startFirefox, webkit: startWebKit }

/** A test in one of the engines. */
export const test = base.extend<Journey, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  systemScheme: ['light', { option: true, scope: 'worker' }],
  client: [
    async ({ engine, systemScheme }, use) => {
      const client = await START[engine](programPath(engine), { colorScheme: systemScheme })
      console.log(`Driving ${client.name} on a ${systemScheme} system`)
      await use(client)
      await client.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Playwright requires a destructuring pattern here, even if the fixture uses no other fixture.
  site: async ({}, use) => use(readAddress('ENGINES_SITE')),
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

/** Returns an address that the global setup stored in the environment. */
export function readAddress(name: 'ENGINES_SITE' | 'ENGINES_COMPONENTS'): string {
  const address = process.env[name]
  if (address === undefined) throw new Error(`${name} is not set; the global setup sets it.`)
  return address
}

export { expect }
