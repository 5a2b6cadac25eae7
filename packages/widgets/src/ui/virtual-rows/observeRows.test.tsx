import { expect, it, vi } from 'vitest'
import { queueIntersection, reportIntersection } from '../../testing/fakeObservers.ts'
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

it('asks for no layout between two renders, and measures the rows once the browser has laid them out', () => {
  const readZoom = vi.fn(() => 2)
  const body = Object.defineProperty(document.createElement('tbody'), 'currentCSSZoom', {
    get: readZoom,
  })
  const row = document.createElement('tr')
  const measured: unknown[] = []
  const observer = observeRows(body, {
    onVisibleRange: (range, heights) => measured.push([range, [...heights]]),
    onResize: () => undefined,
  })
  const observeRow = () => observer.observe([row], [{ key: 'a', from: 0, to: 1 }])
  const record = {
    target: row,
    isIntersecting: true,
    boundingClientRect: { top: 0, height: 60 },
    intersectionRect: { top: 0, bottom: 60 },
  }

  observeRow()
  queueIntersection(record)
  observeRow()
  expect(measured).toEqual([[{ from: 0, to: 1 }, []]])
  expect(readZoom).not.toHaveBeenCalled()

  reportIntersection(record)
  expect(measured.at(-1)).toEqual([{ from: 0, to: 1 }, [['a', 30]]])
})
