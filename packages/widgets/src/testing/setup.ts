import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { StandInObserver, StandInSizes } from './sight.ts'

// A busy machine takes its time; a test waits for what it names, and no shorter.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', StandInObserver)
  vi.stubGlobal('ResizeObserver', StandInSizes)
})
afterEach(cleanup)
