import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getWindow } from './getWindow.ts'
import { usePrinting } from './usePrinting.ts'

const fire = (event: 'beforeprint' | 'afterprint', view: Window = window) =>
  act(() => {
    view.dispatchEvent(new Event(event))
  })

it('is true between beforeprint and afterprint', () => {
  const { result } = renderHook(() => usePrinting({ current: document.body }))
  expect(result.current).toBe(false)
  fire('beforeprint')
  expect(result.current).toBe(true)
  fire('afterprint')
  expect(result.current).toBe(false)
})

it('follows the window that shows the element, not that of the script', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const body = frame.contentDocument?.body ?? null
  const view = getWindow(body)
  expect(view).not.toBe(window)
  const element: { current: Element | null } = { current: null }
  const { result, rerender } = renderHook(() => usePrinting(element))
  // It appears once the rows have loaded.
  element.current = body
  rerender()
  fire('beforeprint')
  expect(result.current).toBe(false)
  fire('beforeprint', view)
  expect(result.current).toBe(true)
  frame.remove()
})
