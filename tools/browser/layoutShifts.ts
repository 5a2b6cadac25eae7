import type { Page } from '@playwright/test'

/** The layout shifts of a page that no input caused. */
interface LayoutShift {
  /** The sum of all layout shift scores. */
  readonly total: number
  /** The score and the elements of each layout shift. */
  readonly moved: readonly string[]
}

/** Records layout shifts without recent input on pages that are opened afterwards. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
        )
        if (!hadRecentInput) shifts.push({ value, moved: names.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** All shifts so far, once everything is painted. */
export async function shiftOf(page: Page): Promise<LayoutShift> {
  await page.evaluate(
    () =>
      new Promise((pass) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(pass, 200)))
      }),
  )
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  )
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
  }
}
