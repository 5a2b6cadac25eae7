import { createContext } from 'react'
import type { DashboardReturn } from './useDashboardReturn.ts'

/** Where the visitor has come from; undefined when the page was opened directly. */
export const DashboardReturnContext = createContext<DashboardReturn | undefined>(undefined)
