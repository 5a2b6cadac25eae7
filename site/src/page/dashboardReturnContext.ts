import { createContext } from 'react'
import type { DashboardReturn, EntryState } from './useDashboardReturn.ts'

/** What links know of the dashboard. */
interface DashboardContext {
  /** Where the visitor has come from; undefined when the page was opened directly. */
  readonly back: DashboardReturn | undefined
  /** The state of the entries that links make. */
  readonly entryState: EntryState
}

/** What the links of a page know of the dashboard. */
export const DashboardReturnContext = createContext<DashboardContext>({
  back: undefined,
  entryState: {},
})
