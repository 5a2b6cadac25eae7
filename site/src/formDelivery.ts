import type { SubmissionSink } from '@transparency-lab/widgets'
import { createContext, useContext } from 'react'

/** Where the forms send to; undefined while the site sends nothing anywhere. */
export const FormDelivery = createContext<SubmissionSink | undefined>(undefined)

/** Where the forms send to; undefined while the site sends nothing anywhere. */
export function useFormDelivery(): SubmissionSink | undefined {
  return useContext(FormDelivery)
}
