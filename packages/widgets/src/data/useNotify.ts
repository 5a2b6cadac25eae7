import { useContext } from 'react'
import { EvaluationsContext } from './evaluationsContext.ts'

/** How the host shows a passing notice; undefined when it leaves that to the widget. */
export function useNotify(): ((message: string) => void) | undefined {
  return useContext(EvaluationsContext)?.notify
}
