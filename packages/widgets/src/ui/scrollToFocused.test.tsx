import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { scrollToFocused } from './scrollToFocused.ts'

const at = (left: number, width: number) => () => new DOMRect(left, 0, width, 32)

function renderRow() {
  render(
    <div role="group" onFocusCapture={scrollToFocused}>
      <button>Last</button>
    </div>,
  )
  const [row, last] = [screen.getByRole('group'), screen.getByRole('button')]
  row.getBoundingClientRect = at(10, 300)
  last.getBoundingClientRect = at(290, 60)
  return { row, last }
}

it.each([
  ['scrolls a row to an element at its end that the keyboard reaches', true, 160],
  ['leaves a row where it is below a pointer', false, 0],
])('%s', (_, isFocusVisible, scrolled) => {
  const { row, last } = renderRow()
  vi.spyOn(last, 'matches').mockReturnValue(isFocusVisible)
  act(() => last.focus())
  expect(document.activeElement).toBe(last)
  expect(row.scrollLeft).toBe(scrolled)
})
