import { useContext } from 'react'
import { en, type Labels } from '../labels/index.ts'
import { EvaluationsContext } from './evaluationsContext.ts'

/** The words of the provider above, or English where there is none. */
export function useLabels(): Labels {
  return useContext(EvaluationsContext)?.labels ?? en
}
