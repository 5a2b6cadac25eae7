import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { StandInObserver } from './sight.ts'

// A busy machine takes its time; a test waits for what it names, and no shorter.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

beforeEach(() => void vi.stubGlobal('IntersectionObserver', StandInObserver))
afterEach(cleanup)
