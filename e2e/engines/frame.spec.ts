import type { EnginePage } from './EnginePage.ts'
import { BOARD, FRAME, framePage, isFrameInked } from './frames.ts'
import { names } from './queries.ts'
import { expect, test } from './journey.ts'

test('frame: its height fits the rows and shrinks with a search', async ({
  enginePage,
  site,
  partner,
}) => {
  await partner.open(framePage(site))
  await enginePage.waitFor(FRAME)
  await enginePage.inFrame(FRAME, () => expect.poll(() => enginePage.count(names(BOARD))).toBe(8))
  await isFitted(enginePage)
  const before = await heightOf(enginePage)
  await enginePage.inFrame(FRAME, async () => {
    await enginePage.fill({ within: BOARD, role: 'searchbox', name: 'Search models' }, 'gpt-4')
    await expect.poll(() => enginePage.texts(names(BOARD))).toEqual(['GPT-4'])
  })
  await isFitted(enginePage)
  expect(await heightOf(enginePage)).toBeLessThan(before - 3 * 40)
})

test('frame: it follows the colour scheme of its page', async ({ enginePage, site, partner }) => {
  await partner.open(framePage(site), ':root { color-scheme: dark }')
  await isFrameInked(enginePage, 'dark')
  await enginePage.read({ css: 'html' }, ([html]) => {
    if (html !== undefined) html.style.colorScheme = 'light'
  })
  await isFrameInked(enginePage, 'light')
})

function heightOf(enginePage: EnginePage): Promise<number> {
  return enginePage.read(FRAME, ([frame]) => frame?.getBoundingClientRect().height ?? 0)
}

/** Waits until the frame is exactly as tall as its content. */
async function isFitted(enginePage: EnginePage): Promise<void> {
  const content = () =>
    enginePage.inFrame(FRAME, () =>
      enginePage.read({ css: 'main' }, ([main]) => main?.getBoundingClientRect().height ?? 0),
    )
  await expect.poll(async () => (await heightOf(enginePage)) - Math.ceil(await content())).toBe(0)
}
