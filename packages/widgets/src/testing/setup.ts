import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { FakeIntersectionObserver, FakeResizeObserver } from './fakeObservers.ts'

// Long enough for a busy machine. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => {
  // No test has a style sheet, and jsdom would take most of a test's time to compute styles without one.
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => style)
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
})
afterEach(cleanup)
