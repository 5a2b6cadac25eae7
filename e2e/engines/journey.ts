import { expect, test as base } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { programPath } from '../../tools/engines/enginePrograms.ts'
import type { Client, LaunchOptions } from './clients/client.ts'
import { startFirefox } from './clients/firefox.ts'
import { startWebKit } from './clients/webkit.ts'
import { EnginePage } from './EnginePage.ts'
import { PartnerSite } from './PartnerSite.ts'

/** What a project or a file of journeys sets. */
export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit'
  /** The colours of the system, which pages read by `prefers-color-scheme`. */
  readonly systemScheme: LaunchOptions['colorScheme']
  readonly client: Client
}

interface Journey {
  /** A page at 1280 × 900 px. A test fails when it has complained of anything. */
  readonly enginePage: EnginePage
  /** Where the site is. */
  readonly site: string
  readonly partner: PartnerSite
}

const START = { firefox: startFirefox, webkit: startWebKit }

/** A journey through the site in one of the engines. */
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
  // Playwright asks for a pattern here, even of a fixture that needs no other.
  site: async ({}, use) => use(addressOf('ENGINES_SITE')),
  enginePage: async ({ client }, use, testInfo) => {
    const page = new EnginePage(client)
    await page.resize(1280, 900)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await page.screenshot())
    }
    expect(await page.complaints(), 'what the pages complain of').toEqual([])
  },
  partner: async ({ enginePage }, use) => {
    const partner = await PartnerSite.start(enginePage)
    await use(partner)
    await partner.close()
  },
})

/** An address that the global setup has left. */
export function addressOf(name: 'ENGINES_SITE' | 'ENGINES_COMPONENTS'): string {
  const address = process.env[name]
  if (address === undefined) throw new Error(`${name} is not set; the global setup sets it.`)
  return address
}

export { expect }
