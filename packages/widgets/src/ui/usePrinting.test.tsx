import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrinting } from './usePrinting.ts'

const fire = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    dispatchEvent(new Event(event))
  })

it('is true between beforeprint and afterprint', () => {
  const { result } = renderHook(usePrinting)
  expect(result.current).toBe(false)
  fire('beforeprint')
  expect(result.current).toBe(true)
  fire('afterprint')
  expect(result.current).toBe(false)
})

it('is false after a print that ends while nothing uses the hook', () => {
  const { unmount } = renderHook(usePrinting)
  fire('beforeprint')
  unmount()
  fire('afterprint')
  expect(renderHook(usePrinting).result.current).toBe(false)
})

it('stays true when one of several components unmounts', () => {
  const { unmount } = renderHook(usePrinting)
  const { result, rerender } = renderHook(usePrinting)
  fire('beforeprint')
  unmount()
  rerender()
  expect(result.current).toBe(true)
  fire('afterprint')
  expect(result.current).toBe(false)
})
