import { launch, type ElementHandle, type Frame } from 'puppeteer-core'
import type { Client, LaunchOptions } from './client.ts'

/** Starts Firefox, controlled by Puppeteer over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { colorScheme }: LaunchOptions,
): Promise<Client> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  })
  // The initial tab of Firefox never gets the focus, so keys have no effect there.
  const page = await browser.newPage()
  let frame: Frame = page.mainFrame()

  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (address) => {
      frame = page.mainFrame()
      await page.goto(address)
    },
    evaluate: (expression) => frame.evaluate(expression),
    element: async (expression) => {
      const handle = await frame.evaluateHandle(expression)
      const element = handle.asElement() as ElementHandle | null
      if (element === null) throw new Error('The expression returned no element.')
      return {
        click: () => element.click(),
        hover: () => element.hover(),
        enterFrame: async () => {
          const content = await element.contentFrame()
          if (content === null) throw new Error('The element is not a frame.')
          frame = content
        },
      }
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    leaveFrame: async () => {
      frame = page.mainFrame()
      return Promise.resolve()
    },
    close: () => browser.close(),
  }
}
