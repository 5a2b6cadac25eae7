import type { SubmissionSink } from '@transparency-lab/widgets'
import { createContext, useContext } from 'react'

/** The sink that stores submitted forms; undefined when the site stores none. */
export const FormDelivery = createContext<SubmissionSink | undefined>(undefined)

/** The sink that stores submitted forms; undefined when the site stores none. */
export function useFormDelivery(): SubmissionSink | undefined {
  return useContext(FormDelivery)
}
