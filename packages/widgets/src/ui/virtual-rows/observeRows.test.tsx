import { expect, it, vi } from 'vitest'
import { reportIntersection } from '../../testing/fakeObservers.ts'
import { observeRows } from './observeRows.ts'

it('ignores a pending visibility record of a gap after its rows change', () => {
  const gap = document.createElement('tr')
  const ranges: unknown[] = []
  const observer = observeRows(document.createElement('tbody'), {
    onVisibleRange: (range) => {
      if (range !== undefined) ranges.push(range)
    },
    onResize: () => undefined,
  })
  const observeGap = (to: number) => observer.observe([gap], [{ key: undefined, from: 0, to }])

  observeGap(5_000)
  const entry = {
    target: gap,
    isIntersecting: true,
    boundingClientRect: { top: 0, height: 50_000 },
    intersectionRect: { top: 49_500, bottom: 50_000 },
  }
  reportIntersection(entry)
  expect(ranges).toEqual([{ from: 4_950, to: 5_000 }])

  observeGap(4_938)
  ranges.length = 0
  observeGap(4_900)
  expect(ranges).toEqual([])
})

it('reports nothing before the browser has a record', () => {
  const onVisibleRange = vi.fn()
  const body = document.createElement('tbody')
  const observer = observeRows(body, { onVisibleRange, onResize: () => undefined })
  observer.observe([document.createElement('tr')], [{ key: 'a', from: 0, to: 1 }])
  expect(onVisibleRange).not.toHaveBeenCalled()
})
