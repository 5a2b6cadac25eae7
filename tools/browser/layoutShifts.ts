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
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const names = sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}.${node.getAttribute('class')}`
            : String(node?.nodeName),
        )
        if (!hadRecentInput) shifts.push({ value, moved: names.join(', ') })
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readShifts = () => {
      record(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { readShifts })
  })
}

interface ShiftsWindow extends Window {
  readonly readShifts: () => readonly { value: number; moved: string }[]
}

/** All shifts so far, once everything is painted and the main thread is idle. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(async () => {
    await new Promise((idle) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(idle)))
    })
    return (window as unknown as ShiftsWindow).readShifts()
  })
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toPrecision(2)} ${moved}`),
  }
}
