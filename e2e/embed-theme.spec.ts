// @tier full
import type { Page } from '@playwright/test'
import { expect } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

const GROUNDS = { light: 'rgb(250, 240, 230)', dark: 'rgb(10, 20, 30)' } as const
const INK = { light: 'rgb(26, 29, 32)', dark: 'rgb(232, 235, 236)' } as const
/** The frame's own background, if its theme differs from the page's. */
const OWN_DARK = 'rgb(15, 18, 20)'

const SCRIPT = '**/embed/widgets-*.js'

const styles = (scheme: 'light' | 'dark') =>
  `<style>:root { color-scheme: ${scheme} } body { margin: 20px; background: ${GROUNDS[scheme]} }</style>`
const card = (attributes = '') =>
  place(`data-safety-widget="model-card" data-safety-model="gpt-4" ${attributes}`)

// An emulated colour scheme would apply to frames too and override the page's.
test.use({ colorScheme: null })

test('a frame follows its page’s switch to dark and back without a reload', async ({
  page,
  partner,
}) => {
  await partner.open(card() + LOADER, styles('light'))
  const figure = partner.content().getByText('73.8%').first()
  await expect(figure).toHaveCSS('color', INK.light)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  for (const scheme of ['dark', 'light'] as const) {
    await page.evaluate(
      ([name, ground]) => {
        document.documentElement.style.colorScheme = name
        document.body.style.background = ground
      },
      [scheme, GROUNDS[scheme]] as const,
    )
    await expect(figure).toHaveCSS('color', INK[scheme])
    expect(await cornerOf(page)).toBe(GROUNDS[scheme])
  }
  expect(loads).toBe(0)
})

test('a frame has the theme of its placeholder, with its own background, until the attribute goes', async ({
  page,
  partner,
}) => {
  await partner.open(card('data-safety-theme="dark"') + LOADER, styles('light'))
  const figure = partner.content().getByText('73.8%').first()
  await expect(figure).toHaveCSS('color', INK.dark)
  expect(await cornerOf(page)).toBe(OWN_DARK)
  const box = page.locator('[data-safety-widget]')
  await box.evaluate((element) => element.setAttribute('data-safety-theme', 'light'))
  await expect(figure).toHaveCSS('color', INK.light)
  await box.evaluate((element) => element.removeAttribute('data-safety-theme'))
  await expect(partner.content().locator('html')).not.toHaveAttribute('data-theme')
  expect(await cornerOf(page)).toBe(GROUNDS.light)
})

test('a loading frame is transparent on a dark page', async ({ page, partner }) => {
  const release = await delayRequests(page, SCRIPT)
  const requested = page.waitForRequest(SCRIPT)
  const opened = partner.open(card() + LOADER, styles('dark'))
  await expect(partner.frames).toHaveCount(1)
  // The frame's own document is there once it requests its script, and then it paints a frame.
  await requested
  const html = partner.content().locator('html')
  await html.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(await cornerOf(page)).toBe(GROUNDS.dark)
  release()
  await opened
  await expect(partner.content().getByText('73.8%').first()).toBeVisible()
  expect(await cornerOf(page)).toBe(GROUNDS.dark)
})

/** The colour of the first pixel of the frame, which lies outside of the card's round corner. */
async function cornerOf(page: Page): Promise<string> {
  const box = await page.locator('iframe').boundingBox()
  if (box === null) throw new Error('The frame is not visible.')
  const clip = { x: box.x, y: box.y, width: 1, height: 1 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? []
    return `rgb(${red}, ${green}, ${blue})`
  }, picture)
}
