// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  chooseTheme('system')
})

const hear = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('a theme that is chosen in another tab applies in this one, until nobody listens', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToTheme(listener)
  hear('theme', 'dark')
  expect([currentTheme(), listener.mock.calls.length]).toEqual(['dark', 1])
  hear('draft:/request', 'light')
  expect(currentTheme()).toBe('dark')
  hear(null, null)
  expect(currentTheme()).toBe('system')
  unsubscribe()
  hear('theme', 'dark')
  expect([currentTheme(), listener.mock.calls.length]).toEqual(['system', 2])
})
