import { launch, type ElementHandle } from 'puppeteer-core'
import type { Client } from './client.ts'

/** Starts Firefox, controlled by Puppeteer over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Client> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  })
  // The initial tab of Firefox never gets the focus, so keys have no effect there.
  const page = await browser.newPage()

  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const handle = await page.evaluateHandle(expression)
      const element = handle.asElement() as ElementHandle | null
      if (element === null) throw new Error('The expression returned no element.')
      return {
        click: () => element.click(),
      }
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
