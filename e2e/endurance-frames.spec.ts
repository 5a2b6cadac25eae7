// @tier full
import type { Page } from '@playwright/test'
import { expect } from './fixtures/app.ts'
import { countFrameMessages, frameMessages } from './fixtures/frameMessages.ts'
import { heapSnapshot } from './fixtures/heapSnapshot.ts'
import { trackActiveResources } from './fixtures/activeResources.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

const WIDGETS = [
  'data-safety-widget="leaderboard" data-safety-limit="5"',
  'data-safety-widget="model-card" data-safety-model="gpt-4"',
  'data-safety-widget="compare" data-safety-models="gpt-4,ernie"',
]
const FIFTY = Array.from({ length: 50 }, (_, index) => place(WIDGETS[index % 3] ?? ''))

test('fifty frames load lazily, fit their content, and then send no more messages', async ({
  page,
  partner,
}) => {
  test.setTimeout(120_000)
  await countFrameMessages(page)
  await partner.open(FIFTY.join('') + LOADER)
  await expect(partner.frames).toHaveCount(50)
  await expect(partner.rows()).toHaveCount(5)
  const speaking = async () => Object.keys(await frameMessages(page)).length
  expect(await speaking()).toBeLessThan(30)

  // The page grows and shrinks while frames load, so scroll to one after another.
  for (let frame = 0; frame < 50; frame += 1) {
    await partner.frames.nth(frame).scrollIntoViewIfNeeded()
  }
  await expect.poll(speaking, { timeout: 60_000 }).toBe(50)
  await expect
    .poll(async () => (await partner.heightOf(49)) - Math.ceil(await partner.contentHeightOf(49)))
    .toBe(0)
  const settled = () => page.evaluate(unsized)
  await expect.poll(settled, { timeout: 30_000 }).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000)

  // A frame sends that it is ready, each height once, and each event.
  const finished = async () =>
    Object.values(await frameMessages(page)).filter((types) => 'ready' in types && 'event' in types)
      .length
  await expect.poll(finished).toBe(50)
  await isSilent(page)

  const search = partner.content(48).getByRole('searchbox')
  await search.fill('gpt-4')
  await expect(partner.rows(48)).toHaveCount(1)
  await expect(partner.content(45).getByRole('searchbox')).toHaveValue('')
  await isSilent(page, 'safety-frame-49')
})

test('adding and removing 500 frames leaks nothing in the host page', async ({ page, partner }) => {
  test.setTimeout(120_000)
  // A frame's own memory ends with its document, so a stub that sends the same messages is enough.
  await page.route('**/embed/model/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: SPEAKING_PAGE }),
  )
  await page.clock.install()
  await trackActiveResources(page)
  await partner.open(LOADER)
  await page.waitForFunction(() => 'TransparencyLab' in window)

  const before = await measureHeapAfterFrames(page, 50)
  const after = await measureHeapAfterFrames(page, 500)
  expect(after.activeResources).toEqual(before.activeResources)
  expect(after.detached).toEqual(before.detached)
  expect(after.documents).toBe(before.documents)
  expect(after.listeners).toBe(before.listeners)
  expect(after.nodes).toBe(before.nodes)
  expect(after.collectionEntries - before.collectionEntries).toBeLessThan(50)
  expect((after.heap - before.heap) / 500).toBeLessThan(2_000)
})

/** Expects that no frame has sent more messages than it needs to, except one in which a reader acts. */
async function isSilent(page: Page, used?: string): Promise<void> {
  for (const [frame, types] of Object.entries(await frameMessages(page))) {
    if (frame === used) continue
    expect(types['ready'], frame).toBe(1)
    expect(types['event'], frame).toBe(1)
    expect(types['height'], frame).toBeLessThan(6)
  }
}

const SPEAKING_PAGE = `<!doctype html><script>
  const id = new URL(location).searchParams.get('id')
  const say = (message) => parent.postMessage({ source: 'transparency-lab', v: 1, id, ...message }, '*')
  say({ type: 'ready', version: '1' })
  say({ type: 'height', height: 123 })
</script>`

/**
 * Adds and removes frames, 25 at once, advances the clock past the loader's timeout, and measures
 * the page's memory.
 */
async function measureHeapAfterFrames(page: Page, times: number) {
  for (let done = 0; done < times; done += 25) {
    await page.evaluate(
      (html) => {
        document.body.insertAdjacentHTML('beforeend', html.repeat(25))
      },
      place('data-safety-widget="model-card" data-safety-model="gpt-4"', ''),
    )
    await expect(page.locator('iframe[style*="123px"]')).toHaveCount(25)
    await page.locator('[data-safety-widget]').evaluateAll((places) => {
      for (const element of places) element.remove()
    })
  }
  await page.clock.fastForward(10_000)
  return heapSnapshot(page)
}

/** The ids of the frames that have not received their height. */
function unsized(): string[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('[data-safety-widget] > iframe')]
    .filter(({ style }) => style.opacity !== '' || style.height === '400px')
    .map(({ id }) => id)
}
