import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine takes its time; a test waits for what it names, and no shorter.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })

afterEach(cleanup)
