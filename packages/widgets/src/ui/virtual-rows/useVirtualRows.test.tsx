import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reportIntersection } from '../../testing/fakeObservers.ts'
import { useVirtualRows } from './useVirtualRows.ts'

function Rows({ count }: { readonly count: number }) {
  const keys = Array.from({ length: count }, (_, index) => String(index))
  const { body, items } = useVirtualRows(keys)
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
