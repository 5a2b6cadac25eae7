import { chromium, type Page } from '@playwright/test'
import { browserOptions } from '../browser/browserOptions.ts'

/** A page in a browser, and everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page
  /** Errors and warnings of the console, errors that nobody caught, requests that failed. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * Opens an address in a browser of its own.
 *
 * @param prepare what is done with the page before it goes there
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
