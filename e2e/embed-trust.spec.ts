// @tier short
import type { FrameLocator, Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')
const SANDBOX = 'allow-scripts allow-popups allow-top-navigation-by-user-activation'
const FAR = 7_777

/** The envelope of the first frame's messages. */
const RIGHT = { source: 'transparency-lab', v: 1, id: 'safety-frame-1' }
const TOO_TALL = JSON.stringify({ ...RIGHT, type: 'height', height: FAR })

// What a message may say, and who may send it, is held by frameMessage.test.ts.
test('a message that somebody else sends is ignored', async ({ page, partner }) => {
  const stranger = `<iframe srcdoc="<script>setInterval(() => parent.postMessage(${TOO_TALL.replaceAll('"', '&quot;')}, '*'), 20)</script>"></iframe>`
  await partner.open(CARD + stranger + LOADER)
  const height = await settledHeightOf(partner)
  const strangers = page.evaluate(
    (far) =>
      new Promise<void>((heard) => {
        addEventListener('message', ({ data, source }: MessageEvent<{ height?: number }>) => {
          if (data.height === far && source !== window) heard()
        })
      }),
    FAR,
  )
  await page.evaluate(
    ([right, far]) => {
      window.postMessage({ ...right, type: 'height', height: far }, '*')
      window.postMessage({ ...right, type: 'event', name: 'ready', detail: null }, '*')
    },
    [RIGHT, FAR] as const,
  )
  await strangers
  expect(await partner.heightOf()).toBe(height)
})

test('a frame of the lab speaks for itself only, and is not believed every height', async ({
  page,
  partner,
}) => {
  await partner.open(CARD + CARD + LOADER)
  const height = await settledHeightOf(partner)
  await expect(partner.content(1).getByText('73.8%')).toBeVisible()
  await expect.poll(() => partner.heightOf(1)).toBe(height)
  await say(page, partner.content(1), { ...RIGHT, type: 'height', height: FAR })
  await say(page, partner.content(0), { ...RIGHT, type: 'height', height: 20_001 })
  expect(await partner.heightOf(0)).toBe(height)
  expect(await partner.heightOf(1)).toBe(height)
  await say(page, partner.content(0), { ...RIGHT, type: 'height', height: FAR })
  await expect.poll(() => partner.heightOf(0), 'what it may say is heard').toBe(FAR)
})

test('a frame that was led to another site is not believed any more', async ({ page, partner }) => {
  const elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<h1>elsewhere</h1>')
  })
  await new Promise<void>((listening) => {
    elsewhere.listen(0, '127.0.0.1', listening)
  })
  try {
    await partner.open(CARD + LOADER)
    const before = await settledHeightOf(partner)
    const { port } = elsewhere.address() as AddressInfo
    await partner.frames.evaluate((frame: HTMLIFrameElement, address) => {
      frame.src = address
    }, `http://127.0.0.1:${port}/`)
    await expect(partner.content().getByRole('heading', { name: 'elsewhere' })).toBeVisible()
    await say(page, partner.content(), { ...RIGHT, type: 'height', height: FAR })
    expect(await partner.heightOf()).toBe(before)
  } finally {
    elsewhere.closeAllConnections()
    elsewhere.close()
  }
})

test('a frame listens to the page around it only', async ({ partner }) => {
  await partner.open(CARD + LOADER)
  await settledHeightOf(partner)
  const html = partner.content().locator('html')
  await html.evaluate((_, right) => {
    window.postMessage({ ...right, type: 'config', settings: { theme: 'dark' }, style: '' }, '*')
  }, RIGHT)
  await html.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await expect(html).not.toHaveAttribute('data-theme')
})

test('figures that another site publishes are not shown in the lab’s frame', async ({
  page,
  partner,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const address = `${SNAPSHOT_SITE}/embed/leaderboard?limit=3&src=${encodeURIComponent(`${partner.origin}/fake.json`)}`
  await partner.open(`<iframe title="t" src="${address}" width="800" height="600"></iframe>`)
  await expect(page.frameLocator('iframe').getByRole('rowheader')).toHaveCount(3)
  expect(asked.filter((url) => url.includes('fake.json'))).toEqual([address])
})

test('in a sandbox without an origin, a frame shows its rows and is as tall as they are', async ({
  partner,
}) => {
  await partner.open(
    place(
      `data-safety-widget="leaderboard" data-safety-limit="4" data-safety-sandbox="${SANDBOX}"`,
    ) + LOADER,
  )
  await expect(partner.rows()).toHaveCount(4)
  await settledHeightOf(partner)
  expect(
    await partner
      .content()
      .locator('html')
      .evaluate(() => self.origin),
  ).toBe('null')
})

test('a page that lets in only the lab’s script and frame embeds without a violation', async ({
  page,
  partner,
}) => {
  const policy = `default-src 'none'; script-src ${SNAPSHOT_SITE}; frame-src ${SNAPSHOT_SITE}; style-src 'unsafe-inline'; img-src data:`
  await partner.open(
    CARD + LOADER,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  await settledHeightOf(partner)
  await expect(page.locator('[data-safety-loaded]')).toHaveCount(1)
})

/** The height of the first frame once it fits its content. */
async function settledHeightOf(partner: PartnerPage): Promise<number> {
  await expect(partner.content().getByText(/73\.8%|^4 of \d+ models$/)).toBeVisible()
  await expect
    .poll(async () => (await partner.heightOf()) - Math.ceil(await partner.contentHeightOf()))
    .toBe(0)
  return partner.heightOf()
}

/** Lets a frame post something to the page around it, and waits until the page has heard it. */
async function say(page: Page, frame: FrameLocator, data: unknown): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('message', ({ data: text }) => {
          if (text === 'the end') done()
        })
      }),
  )
  await frame.locator('html').evaluate((_, said) => {
    window.parent.postMessage(said, '*')
    window.parent.postMessage('the end', '*')
  }, data)
  await heard
}
