import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { StandInObserver, StandInSizes } from './sight.ts'

// Long enough for a busy machine. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', StandInObserver)
  vi.stubGlobal('ResizeObserver', StandInSizes)
})
afterEach(cleanup)
