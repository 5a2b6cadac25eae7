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
  const element = { current: frame.contentDocument?.body ?? null }
  const view = getWindow(element.current)
  expect(view).not.toBe(window)
  const { result } = renderHook(() => usePrinting(element))
  fire('beforeprint')
  expect(result.current).toBe(false)
  fire('beforeprint', view)
  expect(result.current).toBe(true)
  frame.remove()
})
