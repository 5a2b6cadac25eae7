// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')

test('a frame grows and shrinks with its content, and replaces the reserved min-height', async ({
  page,
  partner,
}) => {
  const reserved = place(
    'data-safety-widget="model-card" data-safety-model="gpt-4"',
    'min-height: 900px',
  )
  await partner.open(LEADERBOARD + reserved + LOADER)
  await expect(partner.rows()).toHaveCount(5)
  await isFitted(partner)
  const before = await partner.heightOf()

  await setLimit(partner, '12')
  await expect(partner.rows()).toHaveCount(12)
  await isFitted(partner)
  const grown = await partner.heightOf()
  expect(grown).toBeGreaterThan(before + 6 * 40)

  await partner.content().getByRole('searchbox').fill('gpt-4')
  await expect(partner.rows()).toHaveCount(1)
  await isFitted(partner)
  expect(await partner.heightOf()).toBeLessThan(before)

  await test.step('the reserved min-height is removed once the frame has loaded', async () => {
    const box = page.locator('[data-safety-widget]').nth(1)
    await box.scrollIntoViewIfNeeded()
    await expect(partner.content(1).getByText('73.8%').first()).toBeVisible()
    await isFitted(partner, 1)
    await expect
      .poll(() => box.evaluate((element) => element.getBoundingClientRect().height))
      .toBe(await partner.heightOf(1))
    expect(await partner.heightOf(1)).toBeLessThan(600)
  })
})

test('a frame that is hidden at first has the right height once it is shown @full', async ({
  page,
  partner,
}) => {
  await partner.open(`<div id="tab" style="display:none">${CARD}</div>${LOADER}`)
  await expect(partner.frames).toHaveCount(1)
  await page.locator('#tab').evaluate((tab) => {
    tab.style.display = 'block'
  })
  await expect(partner.content().getByText('73.8%').first()).toBeVisible()
  await isFitted(partner)
})

test('without the loader a frame scrolls, and sends its height to AMP and Medium', async ({
  page,
  partner,
}) => {
  await partner.open(
    `<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
    <iframe title="plain" src="${SNAPSHOT_SITE}/embed/model/gpt-4" width="400" height="120"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('73.8%').first()).toBeVisible()
  const content = await frame.locator('main').evaluate((main) => Math.ceil(main.clientHeight))
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await expect.poll(heard).toContainEqual({ sentinel: 'amp', type: 'embed-size', height: content })
  await expect.poll(heard).toContainEqual(
    JSON.stringify({
      src: `${SNAPSHOT_SITE}/embed/model/gpt-4`,
      context: 'iframe.resize',
      height: content,
    }),
  )
  const overflow = await frame.locator('html').evaluate((root) => getComputedStyle(root).overflowY)
  expect(overflow).toBe('visible')
  expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(120)
})

/** Waits until a frame is exactly as tall as its content. */
async function isFitted(partner: PartnerPage, index = 0): Promise<void> {
  await expect
    .poll(
      async () => (await partner.heightOf(index)) - Math.ceil(await partner.contentHeightOf(index)),
    )
    .toBe(0)
}

async function setLimit(partner: PartnerPage, limit: string): Promise<void> {
  await partner.frames.first().evaluate((frame, value) => {
    frame.parentElement?.setAttribute('data-safety-limit', value)
  }, limit)
}
