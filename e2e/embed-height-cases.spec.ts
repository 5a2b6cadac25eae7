// @tier full
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')

test('a reader who makes it grow again and again is no loop', async ({ partner }) => {
  await partner.open(CARD + LOADER)
  await isFitted(partner)
  const main = partner.content().locator('main')
  await main.evaluate((element) => {
    const button = document.createElement('button')
    button.textContent = 'more'
    button.onclick = () => element.appendChild(document.createElement('p')).append('more')
    element.append(button)
  })
  for (let click = 0; click < 12; click += 1) {
    await partner.content().getByRole('button', { name: 'more' }).click()
    await isFitted(partner)
  }
})

test('a window that is dragged narrower is no loop', async ({ page, partner }) => {
  await partner.open(LEADERBOARD + LOADER)
  await expect(partner.rows()).toHaveCount(5)
  for (let width = 1200; width >= 320; width -= 40) {
    await page.setViewportSize({ width, height: 900 })
  }
  await isFitted(partner)
  await page.setViewportSize({ width: 1200, height: 900 })
  await isFitted(partner)
})

test('a fraction of a pixel is rounded up, once', async ({ partner }) => {
  await partner.open(CARD + LOADER)
  await isFitted(partner)
  const main = partner.content().locator('main')
  await main.evaluate((element) => {
    element.replaceChildren()
    element.style.height = '300.4px'
  })
  await expect.poll(() => partner.heightOf()).toBe(301)
  await main.evaluate((element) => {
    element.style.height = '300.6px'
  })
  await main.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(await partner.heightOf()).toBe(301)
})

test('zoomed by 110 %, the content fits as well', async ({ partner }) => {
  await partner.open(CARD + LOADER, '<style>html { zoom: 1.1 }</style>')
  await expect(partner.content().getByText('73.8%')).toBeVisible()
  const spare = () =>
    partner
      .content()
      .locator('main')
      .evaluate((main) => window.innerHeight - Math.ceil(main.getBoundingClientRect().bottom))
  await expect.poll(spare).toBeGreaterThanOrEqual(0)
  expect(await spare()).toBeLessThanOrEqual(1)
})

test('content taller than any page should be scrolls inside, and the rest is not lost', async ({
  partner,
}) => {
  await partner.open(CARD + LOADER)
  await isFitted(partner)
  await partner
    .content()
    .locator('main')
    .evaluate((main) => {
      main.style.height = '30000px'
    })
  await expect.poll(() => partner.heightOf()).toBe(20_000)
  await expect(partner.content().locator('html')).not.toHaveAttribute('data-sized')
})

test('two frames on one page keep apart', async ({ partner }) => {
  await partner.open(CARD + LEADERBOARD + LOADER)
  await expect(partner.content(0).getByText('73.8%')).toBeVisible()
  await expect(partner.rows(1)).toHaveCount(5)
  for (const index of [0, 1]) await isFitted(partner, index)
  const card = await partner.heightOf(0)
  await partner.content(1).getByRole('searchbox').fill('gpt-4')
  await expect(partner.rows(1)).toHaveCount(1)
  await isFitted(partner, 1)
  expect(await partner.heightOf(0)).toBe(card)
})

test('a tab that is frozen and thawed has the height of what changed meanwhile', async ({
  page,
  partner,
}) => {
  await partner.open(CARD + LOADER)
  await isFitted(partner)
  const before = await partner.heightOf()
  const session = await page.context().newCDPSession(page)
  await partner
    .content()
    .locator('main')
    .evaluate((main) => {
      setTimeout(() => {
        const late = main.appendChild(document.createElement('p'))
        late.style.height = '80px'
        late.append('late')
      }, 100)
    })
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  // Timers of a frozen page stand still: the one above is due when it thaws.
  await page.waitForTimeout(300)
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(partner.content().getByText('late')).toBeVisible()
  await expect.poll(() => partner.heightOf()).toBeGreaterThanOrEqual(before + 80)
  await isFitted(partner)
})

/** Waits until a frame is exactly as tall as what stands in it. */
async function isFitted(partner: PartnerPage, index = 0): Promise<void> {
  await expect
    .poll(
      async () => (await partner.heightOf(index)) - Math.ceil(await partner.contentHeightOf(index)),
    )
    .toBe(0)
}
