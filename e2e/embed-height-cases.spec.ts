// @tier full
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')

test('content that grows at each click does not trigger the guard against resize loops', async ({
  partner,
}) => {
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

test('resizing the window in many steps does not trigger the guard against resize loops', async ({
  page,
  partner,
}) => {
  await partner.open(LEADERBOARD + LOADER)
  await expect(partner.rows()).toHaveCount(5)
  for (let width = 1200; width >= 320; width -= 40) {
    await page.setViewportSize({ width, height: 900 })
  }
  await isFitted(partner)
  await page.setViewportSize({ width: 1200, height: 900 })
  await isFitted(partner)
})

test('a fractional content height is rounded up to a whole pixel once', async ({ partner }) => {
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

test('a frame fits its content on a page zoomed to 110 %', async ({ partner }) => {
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

test('a frame is at most 20,000 px tall and scrolls the rest', async ({ partner }) => {
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

test('two frames on one page resize independently', async ({ partner }) => {
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

test('a frame has the right height after its tab was frozen and resumed', async ({
  page,
  partner,
}) => {
  await partner.open(CARD + LOADER)
  await isFitted(partner)
  const before = await partner.heightOf()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  // The browser does not render a frozen page, so the frame learns its new height after the tab resumes.
  await partner
    .content()
    .locator('main')
    .evaluate((main) => {
      const late = main.appendChild(document.createElement('p'))
      late.style.height = '80px'
      late.append('late')
    })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(partner.content().getByText('late')).toBeVisible()
  await expect.poll(() => partner.heightOf()).toBeGreaterThanOrEqual(before + 80)
  await isFitted(partner)
})

/** Waits until a frame is exactly as tall as its content. */
async function isFitted(partner: PartnerPage, index = 0): Promise<void> {
  await expect
    .poll(
      async () => (await partner.heightOf(index)) - Math.ceil(await partner.contentHeightOf(index)),
    )
    .toBe(0)
}
