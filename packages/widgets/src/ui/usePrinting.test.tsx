import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrinting } from './usePrinting.ts'

const say = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    dispatchEvent(new Event(event))
  })

it('tells of the printing as long as it lasts', () => {
  const { result } = renderHook(usePrinting)
  expect(result.current).toBe(false)
  say('beforeprint')
  expect(result.current).toBe(true)
  say('afterprint')
  expect(result.current).toBe(false)
})

it('tells nothing of a printing that ended while no table was there', () => {
  const { unmount } = renderHook(usePrinting)
  say('beforeprint')
  unmount()
  say('afterprint')
  expect(renderHook(usePrinting).result.current).toBe(false)
})

it('goes on telling of it when one of several tables leaves', () => {
  const { unmount } = renderHook(usePrinting)
  const { result, rerender } = renderHook(usePrinting)
  say('beforeprint')
  unmount()
  rerender()
  expect(result.current).toBe(true)
  say('afterprint')
  expect(result.current).toBe(false)
})
