// @tier full
import type { Page } from '@playwright/test'
import { computedValues, diffValues, formatChanges } from './fixtures/computedValues.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const EMBEDS = ['react', 'element'] as const
const HIGH = { width: '1000', height: '400', late: '' }

/** Elements that are not the host's: the widgets, and what the page adds to load them. */
const OURS = '.slot > *, head, script'

for (const embed of EMBEDS) {
  test(`widgets (${embed}) change no computed value outside of themselves`, async ({
    host,
    page,
  }) => {
    await host.openBare({ embed, ...HIGH, group: 'theme' })
    const before = await computedValues(page.locator('html'), OURS)
    expect(before.size).toBeGreaterThan(60)
    await host.mount()
    const changes = diffValues(before, await computedValues(page.locator('html'), OURS))
    expect(changes.length, formatChanges(changes)).toBe(0)
  })

  test(`widgets (${embed}) add no elements, styles or globals outside of their container`, async ({
    host,
    page,
  }) => {
    await host.openBare({ embed, ...HIGH })
    const before = await pageWithoutSlots(page)
    await host.mount()
    expect(await pageWithoutSlots(page)).toEqual(before)
  })

  test(`widgets (${embed}) do not change scroll position, focus, URL, title, history or storage`, async ({
    host,
    page,
  }) => {
    await host.openBare({ embed, ...HIGH })
    await host.bare.getByRole('textbox', { name: 'Name' }).focus()
    await page.evaluate(() => {
      scrollTo(0, 300)
    })
    const stateOf = () =>
      page.evaluate(() => ({
        scroll: [scrollX, scrollY],
        focus: document.activeElement?.getAttribute('placeholder'),
        address: location.href,
        title: document.title,
        entries: history.length,
        cookie: document.cookie,
        stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      }))
    const before = await stateOf()
    expect(before.focus).toBe('Your name')
    expect(before.scroll).toEqual([0, 300])
    await host.mount()
    expect(await stateOf()).toEqual(before)
  })

  test(`widgets (${embed}) use no id twice`, async ({ host, page }) => {
    await host.open({ embed })
    await host.slot('compare').getByRole('button', { name: 'Export' }).click()
    const twice = await page.evaluate(() => {
      const trees: ParentNode[] = [document]
      for (const element of document.querySelectorAll('.slot > *')) {
        if (element.shadowRoot !== null) trees.push(element.shadowRoot)
      }
      return trees.flatMap((tree) => {
        const ids = [...tree.querySelectorAll('[id]')].map(({ id }) => id)
        return ids.filter((id, place) => ids.indexOf(id) !== place)
      })
    })
    expect(twice).toEqual([])
  })
}

/** The page's markup, style sheets and globals, without the content of the slots. */
function pageWithoutSlots(page: Page) {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const slot of copy.querySelectorAll('.slot')) slot.replaceChildren()
    // The page adds these itself: a style sheet, scripts and preload links.
    for (const own of copy.querySelectorAll('style, script')) own.remove()
    for (const preloaded of copy.querySelectorAll('link[rel="modulepreload"]')) preloaded.remove()
    return {
      markup: copy.outerHTML.split('\n').filter((line) => line.trim() !== ''),
      adopted: document.adoptedStyleSheets.length,
      sheets: document.styleSheets.length,
      globals: Object.keys(window),
      registered: CSS.supports('--tl-accent', 'red'),
    }
  })
}
