import { createContext, useContext } from 'react'
import type * as Copying from './copyAsTable.ts'
import type * as Handouts from './handout/index.ts'
import type * as Tooltips from './tooltip/attachTooltip.ts'

/** Code of the widgets that loads when it is needed. */
export interface LazyParts {
  readonly loadTooltip: () => Promise<Pick<typeof Tooltips, 'attachTooltip'>>
  /** Loads what copies a selection as a table. */
  readonly loadCopying: () => Promise<Pick<typeof Copying, 'copyAsTable'>>
  /** Loads what copies and draws tables, and what writes them to files. */
  readonly loadHandout: () => Promise<typeof Handouts>
}

/** The parts as chunks of a bundler. */
export const lazyParts: LazyParts = {
  loadTooltip: () => import('./tooltip/attachTooltip.ts'),
  loadCopying: () => import('./copyAsTable.ts'),
  loadHandout: () => import('./handout/index.ts'),
}

const withoutProvider = () => Promise.reject(new Error('This part needs an EvaluationsProvider.'))

export const LazyPartsContext = createContext<LazyParts>({
  loadTooltip: withoutProvider,
  loadCopying: withoutProvider,
  loadHandout: withoutProvider,
})

/** Returns the parts of the nearest provider. Without one, each rejects. */
export function useLazyParts(): LazyParts {
  return useContext(LazyPartsContext)
}
