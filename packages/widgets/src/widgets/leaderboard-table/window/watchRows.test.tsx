import { afterEach, expect, it, vi } from 'vitest'
import { watchRows } from './watchRows.ts'

let report: IntersectionObserverCallback

class FakeIntersectionObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = callback
  }
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

class FakeResizeObserver {
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals())

it('does not apply the last sight of a gap to the rows that the gap stands for later', () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  const gap = document.createElement('tr')
  const tell = vi.fn()
  const watch = watchRows(document.createElement('tbody'), tell)

  watch.place(new Map([[gap, { isGap: true, id: undefined, from: 0, to: 5_000 }]]))
  const rect = { top: 0, height: 50_000 }
  const sight = { top: 49_500, bottom: 50_000 }
  const entry = { target: gap, isIntersecting: true, boundingClientRect: rect }
  report(
    [{ ...entry, intersectionRect: sight } as unknown as IntersectionObserverEntry],
    {} as IntersectionObserver,
  )
  expect(tell).toHaveBeenCalledTimes(1)
  expect(tell.mock.calls[0]).toMatchObject([{ span: { from: 4_950, to: 5_000 } }])

  watch.place(new Map([[gap, { isGap: true, id: undefined, from: 0, to: 4_938 }]]))
  watch.place(new Map([[gap, { isGap: true, id: undefined, from: 0, to: 4_900 }]]))
  expect(tell).toHaveBeenCalledTimes(1)
})
