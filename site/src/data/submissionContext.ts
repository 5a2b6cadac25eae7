import type { SubmissionSink } from '@transparency-lab/widgets'
import { createContext, useContext } from 'react'

/** The sink that stores submitted forms; undefined when the site stores none. */
export const SubmissionContext = createContext<SubmissionSink | undefined>(undefined)

/** The sink that stores submitted forms; undefined when the site stores none. */
export function useSubmissionSink(): SubmissionSink | undefined {
  return useContext(SubmissionContext)
}
