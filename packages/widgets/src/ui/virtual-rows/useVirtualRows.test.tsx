import { act, render } from '@testing-library/react'
import { useMemo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { reportIntersection } from '../../testing/fakeObservers.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface RowsProps {
  readonly count: number
  /** Receives the keys of the rendered rows. */
  readonly onRender?: (keys: readonly string[]) => void
  /** Another answer with the same rows. */
  readonly answer?: number
}

function Rows({ count, onRender, answer }: RowsProps) {
  const keys = useMemo(
    () => Array.from({ length: count }, (_, index) => String(index)),
    [count, answer], // eslint-disable-line react-hooks/exhaustive-deps -- another answer is another array
  )
  const { body, items } = useVirtualRows(keys)
  onRender?.(items.flatMap(({ key }) => key ?? []))
  return (
    <table>
      <tbody ref={body}>
        {items.map(({ key, from }) => (
          <tr key={from} data-key={key} />
        ))}
      </tbody>
    </table>
  )
}

it('renders the first rows when a list is long again, wherever it was scrolled before', () => {
  const { container, rerender } = render(<Rows count={5_000} />)
  const keys = () =>
    [...container.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'])
  const entry = {
    target: container.querySelector('tr:last-child'),
    isIntersecting: true,
    boundingClientRect: { top: 0, height: 50_000 },
    intersectionRect: { top: 25_000, bottom: 25_500 },
  }
  reportIntersection(entry)
  expect(keys()).not.toContain('0')

  rerender(<Rows count={10} />)
  rerender(<Rows count={5_000} />)
  expect(keys()[0]).toBe('0')
})

it.each([
  ['every row of a short list', 50, 50],
  ['the rows beside it of a long one', 5_000, 18],
])('renders the first screen first, and then %s', (_, count, rows) => {
  const counts: number[] = []
  const onRender = (keys: readonly string[]) => void counts.push(keys.length)
  const { rerender } = render(<Rows count={count} onRender={onRender} />)
  expect([counts[0], counts.at(-1)]).toEqual([14, rows])

  counts.length = 0
  rerender(<Rows count={count - 1} onRender={onRender} />)
  expect([counts[0], counts.at(-1)]).toEqual([14, Math.min(rows, count - 1)])
})

it('keeps every row when new figures for the same rows arrive', () => {
  const counts: number[] = []
  const onRender = (keys: readonly string[]) => void counts.push(keys.length)
  const { rerender } = render(<Rows count={50} onRender={onRender} />)
  counts.length = 0
  rerender(<Rows count={50} onRender={onRender} answer={1} />)
  expect(new Set(counts)).toEqual(new Set([50]))
})

it('renders the visible rows first after the reader has scrolled', () => {
  const renders: (readonly string[])[] = []
  const onRender = (keys: readonly string[]) => void renders.push(keys)
  const { container, rerender } = render(<Rows count={100} onRender={onRender} />)
  const [first, last] = [40, 54].map((place) => container.querySelector(`[data-key='${place}']`))
  for (const target of [first, last]) {
    const box = { top: 0, height: 48 }
    const intersectionRect = { top: 0, bottom: 48 }
    reportIntersection({
      target: target ?? null,
      isIntersecting: true,
      boundingClientRect: box,
      intersectionRect,
    })
  }
  renders.length = 0
  rerender(<Rows count={101} onRender={onRender} />)
  expect([renders[0]?.[0], renders[0]?.length, renders.at(-1)?.length]).toEqual(['40', 16, 101])
})

it('hydrates every row of the server’s HTML', async () => {
  const container = document.createElement('div')
  const onRecoverableError = vi.fn()
  container.innerHTML = renderToString(<Rows count={50} />)
  expect(container.querySelectorAll('[data-key]')).toHaveLength(50)
  const root = await act(() => hydrateRoot(container, <Rows count={50} />, { onRecoverableError }))
  expect(container.querySelectorAll('[data-key]')).toHaveLength(50)
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

it.each([
  [
    'class',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ],
  ['function', vi.fn(() => ({ observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() }))],
  ['arrow function', () => ({ observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() })],
])('renders every row where a %s of the host’s tests replaces the observer', (_, stub) => {
  const { IntersectionObserver: fake } = globalThis
  vi.stubGlobal('IntersectionObserver', stub)
  const { container } = render(<Rows count={50} />)
  expect(container.querySelectorAll('[data-key]')).toHaveLength(50)
  vi.stubGlobal('IntersectionObserver', fake)
})
