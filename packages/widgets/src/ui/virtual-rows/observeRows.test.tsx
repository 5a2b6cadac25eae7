import { afterEach, expect, it, vi } from 'vitest'
import { observeRows } from './observeRows.ts'

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

it('ignores a pending visibility record of a gap after its rows change', () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  const gap = document.createElement('tr')
  const ranges: unknown[] = []
  const observer = observeRows(document.createElement('tbody'), {
    onVisibleRange: (range) => {
      if (range !== undefined) ranges.push(range)
    },
    onResize: () => undefined,
  })
  const standsFor = (to: number) => observer.observe([gap], [{ key: undefined, from: 0, to }])

  standsFor(5_000)
  const entry = {
    target: gap,
    isIntersecting: true,
    boundingClientRect: { top: 0, height: 50_000 },
    intersectionRect: { top: 49_500, bottom: 50_000 },
  }
  report([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
  expect(ranges).toEqual([{ from: 4_950, to: 5_000 }])

  standsFor(4_938)
  ranges.length = 0
  standsFor(4_900)
  expect(ranges).toEqual([])
})
