// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test, type PartnerPage } from './fixtures/partnerPage.ts'

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')

test('a frame is as tall as its content, and grows and shrinks with it', async ({ partner }) => {
  await partner.open(LEADERBOARD + LOADER)
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
})

test('what is kept free before the rows are there is let go once they are', async ({
  page,
  partner,
}) => {
  await partner.open(
    place('data-safety-widget="model-card" data-safety-model="gpt-4"', 'min-height: 900px') +
      LOADER,
  )
  const box = page.locator('[data-safety-widget]')
  await expect(partner.content().getByText('73.8%')).toBeVisible()
  await isFitted(partner)
  await expect
    .poll(() => box.evaluate((element) => element.getBoundingClientRect().height))
    .toBe(await partner.heightOf())
  expect(await partner.heightOf()).toBeLessThan(600)
})

test('content as tall as its frame does not make it grow for ever', async ({ page, partner }) => {
  await partner.open(CARD + LOADER)
  await expect(partner.content().getByText('73.8%')).toBeVisible()
  await isFitted(partner)
  const errors = page.evaluate(
    () =>
      new Promise((told) => {
        document.addEventListener('safety-error', ({ detail }: CustomEventInit<unknown>) => {
          told(detail)
        })
      }),
  )
  const before = await partner.heightOf()
  await partner
    .content()
    .locator('main')
    .evaluate((main) => {
      const tall = main.appendChild(document.createElement('div'))
      tall.style.height = '100vh'
    })
  expect(await errors).toEqual({ message: 'The content grows each time that its frame does.' })
  const frozen = await partner.heightOf()
  await page.waitForTimeout(700)
  expect(await partner.heightOf()).toBe(frozen)
  // Each of the eight reports adds the height of the card.
  expect(frozen).toBeLessThan(before * 10)
  const scrolls = await partner
    .content()
    .locator('html')
    .evaluate((root) => ({
      overflow: getComputedStyle(root).overflowY,
      hides: root.scrollHeight > root.clientHeight,
    }))
  expect(scrolls).toEqual({ overflow: 'visible', hides: true })
})

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

test('a frame that is hidden at first has its height once it is shown', async ({
  page,
  partner,
}) => {
  await partner.open(`<div id="tab" style="display:none">${CARD}</div>${LOADER}`)
  await expect(partner.frames).toHaveCount(1)
  await page.locator('#tab').evaluate((tab) => {
    tab.style.display = 'block'
  })
  await expect(partner.content().getByText('73.8%')).toBeVisible()
  await isFitted(partner)
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
  await page.waitForTimeout(300)
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(partner.content().getByText('late')).toBeVisible()
  await expect.poll(() => partner.heightOf()).toBeGreaterThanOrEqual(before + 80)
  await isFitted(partner)
})

test('without the loader, the frame scrolls inside, and asks AMP and Medium for its height', async ({
  page,
  partner,
}) => {
  await partner.open(
    `<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
    <iframe title="plain" src="${SNAPSHOT_SITE}/embed/model/gpt-4" width="400" height="120"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('73.8%')).toBeVisible()
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

/** Waits until a frame is exactly as tall as what stands in it. */
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
