import { useContext } from 'react'
import { enShared, type SharedLabels } from '../labels/index.ts'
import { EvaluationsContext } from './evaluationsContext.ts'

/** The words of the provider above that all widgets share, or English where there is none. */
export function useLabels(): SharedLabels {
  return useContext(EvaluationsContext)?.labels ?? enShared
}
