import { createRequire } from 'node:module'
import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'
import type * as Remote from 'selenium-webdriver/remote'
import type { Client, Key } from './client.ts'
import { startDisplay } from './display.ts'

// The package has no exports, so an import cannot resolve a folder in it.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof Remote

const KEYS: Readonly<Record<Key, string>> = {
  ArrowRight: Keys.ARROW_RIGHT,
  Backspace: Keys.BACK_SPACE,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display, controlled by Selenium over WebKitWebDriver.
 */
export async function startWebKit(driverPath: string): Promise<Client> {
  const display = await startDisplay()
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display.name })
    .build()
  const stop = async () => {
    await service.kill()
    display.close()
  }
  try {
    const driver = await openBrowser(await service.start())
    return await createClient(driver, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

function openBrowser(address: string): Promise<WebDriver> {
  // The toolbar of a window that is not full-screen limits how narrow it can be.
  const args = ['--automation', '--full-screen']
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build()
}

async function createClient(driver: WebDriver, stop: () => Promise<void>): Promise<Client> {
  const capabilities = await driver.getCapabilities()

  return {
    name: `WebKitGTK ${String(capabilities.get('browserVersion'))}`,
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    element: async (expression) => {
      const element = await driver.executeScript<WebElement | null>(`return ${expression}`)
      if (element === null) throw new Error('The expression returned no element.')
      return {
        // The driver's own click reports every element in a shadow root as covered by its host.
        click: () => driver.actions().move({ origin: element }).click().perform(),
      }
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      await stop()
    },
  }
}
