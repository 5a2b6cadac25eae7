// @tier full
import type { Frame, Locator, Page } from '@playwright/test'
import { ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { bundleReactElements } from './fixtures/reactElements.ts'

const BOARD = ELEMENTS[0].replace(' ', ' column-menu ')
const FRAME = '<iframe srcdoc="<!doctype html><body></body>" width="1200" height="600"></iframe>'

/** The documents that a page can move an element to. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<Page | Frame>>> = {
  'a frame': async (page) => {
    await page.waitForFunction('frames[0].document.body')
    return page.frames()[1] ?? page
  },
  'a pop-out window': async (page) => {
    const opened = page.waitForEvent('popup')
    await page.evaluate('void (window.other = open("", "", "width=1200,height=600"))')
    return opened
  },
}

for (const build of ['React', 'Preact'] as const) {
  test(`an element over ${build} keeps styles and search in a frame and in a pop-out window, and back`, async ({
    page,
    elementPage,
    consoleErrors,
  }) => {
    await elementPage.open(`<main>${BOARD}</main>${FRAME}`, {
      script: `<script src="${LAB}/${build === 'React' ? 'react' : 'widgets'}.js"></script>`,
      lab: new Map(build === 'React' ? [['/react.js', await bundleReactElements()]] : []),
    })
    const { leaderboard } = elementPage
    await leaderboard.getByRole('searchbox').fill('gpt')
    await page.evaluate('void (window.board = document.querySelector("safety-leaderboard"))')
    const look = await lookOf(leaderboard)
    for (const open of Object.values(PLACES)) {
      const place = await open(page)
      await page.evaluate('(window.other ?? frames[0]).document.body.append(window.board)')
      const moved = place.locator('safety-leaderboard')
      await expect(moved.getByRole('searchbox')).toHaveValue('gpt')
      expect(await lookOf(moved)).toEqual(look)
      await operate(place, moved)
      await page.evaluate('document.querySelector("main").append(window.board)')
      await expect(leaderboard.getByRole('searchbox')).toHaveValue('gpt')
      expect(await lookOf(leaderboard)).toEqual(look)
    }
    expect(elementPage.reads).toBe(1)
    expect(consoleErrors.all).toEqual([])
  })
}

/** Returns what the styles of the package decide. */
function lookOf(board: Locator): Promise<unknown> {
  return board.getByRole('searchbox').evaluate((field) => {
    const { borderTopWidth, borderRadius, paddingInlineStart } = getComputedStyle(field)
    return { borderTopWidth, borderRadius, paddingInlineStart }
  })
}

/** Uses what listens to the window or creates elements: menu, tooltip, search. */
async function operate(place: Page | Frame, board: Locator): Promise<void> {
  await place.evaluate(`addEventListener('keydown', ({ key }) => { document.title += key })`)
  await board.getByRole('button', { name: 'Columns' }).click()
  await board.getByRole('checkbox', { name: 'Bias Score' }).uncheck()
  await expect(board.getByRole('columnheader', { name: /^Bias/ })).toHaveCount(0)
  await board.getByRole('checkbox', { name: 'Bias Score' }).check()
  await board.getByRole('button', { name: 'Columns' }).click()
  await board.getByRole('columnheader', { name: /^Bias/ }).getByRole('button').hover()
  await expect(board.getByRole('tooltip')).toBeVisible()
  const search = board.getByRole('searchbox')
  await search.fill('')
  await search.pressSequentially('gpt')
  await expect(search).toHaveValue('gpt')
  expect(await place.title(), 'keys that reach the page').not.toContain('g')
}

test('a reserved height ends without a change of the style attribute, which React compares when it hydrates', async ({
  elementPage,
}) => {
  const style = 'display: block; min-height: 2000px'
  await elementPage.open(
    `<safety-leaderboard src="${LAB}/snapshots/snapshot.json" limit="4" style="${style}"></safety-leaderboard>`,
  )
  await expect(elementPage.leaderboard.getByRole('rowheader')).toHaveCount(4)
  await expect
    .poll(async () => (await elementPage.leaderboard.boundingBox())?.height)
    .toBeLessThan(1000)
  await expect(elementPage.leaderboard).toHaveAttribute('style', style)
})
