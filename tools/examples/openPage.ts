import { chromium, type Page } from '@playwright/test'
import { browserOptions } from '../browser/browserOptions.ts'

/** A page in a browser, with its errors. */
export interface WatchedPage {
  readonly page: Page
  /** Console errors and warnings, uncaught errors and failed requests. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * Opens a URL in a new browser.
 *
 * @param prepare prepares the page before it navigates
 */
export async function openPage(
  address: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<WatchedPage> {
  const browser = await chromium.launch(browserOptions())
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => void complaints.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await prepare?.(page)
  await page.goto(address)
  return { page, complaints, close: () => browser.close() }
}
