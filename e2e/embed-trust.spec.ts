// @tier short
import type { FrameLocator, Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')
const SANDBOXED = place(
  'data-safety-widget="leaderboard" data-safety-limit="4" data-safety-sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation"',
)
const FAR = 7_777

/** The common fields of the first frame's messages. */
const RIGHT = { source: 'transparency-lab', v: 1, id: 'safety-frame-1' }
const TOO_TALL = JSON.stringify({ ...RIGHT, type: 'height', height: FAR })

// frameMessage.test.ts covers the format and the sender of a message.
test('messages change only the frame that sent them, and frames heed only their parent, also in a sandbox', async ({
  page,
  partner,
}) => {
  const dark = { ...RIGHT, type: 'config', settings: { theme: 'dark' }, style: '' }
  const stranger = `<iframe srcdoc="<script>setInterval(() => parent.postMessage(${quoted(TOO_TALL)}, '*'), 20)</script>"></iframe>`
  const sibling = `<iframe srcdoc="<script>setInterval(() => { for (let i = 0; i < parent.length; i += 1) parent[i].postMessage(${quoted(JSON.stringify(dark))}, '*') }, 20)</script>"></iframe>`
  await partner.open(CARD + CARD + SANDBOXED + stranger + sibling + LOADER)
  const height = await settledHeightOf(partner)
  await expect(partner.content(1).getByText('73.8%').first()).toBeVisible()
  await expect.poll(() => partner.heightOf(1)).toBe(height)

  await test.step('a height message from another window or frame is ignored', async () => {
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

  await test.step('a frame ignores messages that its parent did not send', async () => {
    const html = partner.content().locator('html')
    await html.evaluate((_, said) => {
      window.postMessage(said, '*')
      return new Promise<void>((heard) => {
        addEventListener('message', ({ source }) => {
          if (source !== window && source !== window.parent) heard()
        })
      })
    }, dark)
    await html.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await expect(html).not.toHaveAttribute('data-theme')
  })

  await test.step('a frame can set only its own height, up to the maximum', async () => {
    await postMessageTo(page, partner.content(1), { ...RIGHT, type: 'height', height: FAR })
    await postMessageTo(page, partner.content(0), { ...RIGHT, type: 'height', height: 20_001 })
    expect(await partner.heightOf(0)).toBe(height)
    expect(await partner.heightOf(1)).toBe(height)
    await postMessageTo(page, partner.content(0), { ...RIGHT, type: 'height', height: FAR })
    await expect.poll(() => partner.heightOf(0), 'a valid height is applied').toBe(FAR)
  })

  await test.step('a frame in a sandbox with an opaque origin loads its rows and fits its content', async () => {
    await partner.frames.nth(2).scrollIntoViewIfNeeded()
    await expect(partner.rows(2)).toHaveCount(4)
    await settledHeightOf(partner, 2)
    const origin = await partner
      .content(2)
      .locator('html')
      .evaluate(() => self.origin)
    expect(origin).toBe('null')
  })
})

test('a frame works under a content security policy that allows only our scripts and frames', async ({
  page,
  partner,
}) => {
  const policy = `default-src 'none'; script-src ${SNAPSHOT_SITE}; frame-src ${SNAPSHOT_SITE}; style-src 'unsafe-inline'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`
  await partner.open(
    CARD + LOADER,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  await settledHeightOf(partner)
  await expect(page.locator('[data-safety-loaded]')).toHaveCount(1)
})

/** Writes JSON in an attribute with double quotes. */
function quoted(json: string): string {
  return json.replaceAll('"', '&quot;')
}

/** Waits until a frame fits its content, and returns its height. */
async function settledHeightOf(partner: PartnerPage, index = 0): Promise<number> {
  await expect(
    partner
      .content(index)
      .getByText(/73\.8%|^4 of \d+ models$/)
      .first(),
  ).toBeVisible()
  await expect
    .poll(
      async () => (await partner.heightOf(index)) - Math.ceil(await partner.contentHeightOf(index)),
    )
    .toBe(0)
  return partner.heightOf(index)
}

/** Posts a message from a frame to its parent, and waits until the parent received it. */
async function postMessageTo(page: Page, frame: FrameLocator, data: unknown): Promise<void> {
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
