import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { FakeIntersectionObserver, FakeResizeObserver } from './fakeObservers.ts'

// Long enough for a busy machine. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
})
afterEach(cleanup)
