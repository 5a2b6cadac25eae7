import { useMemo } from 'react'
import type { BandStep } from '../domain/index.ts'
import { scoreTerms, type Terms } from '../labels/index.ts'
import { useLabels } from './useLabels.ts'

/** A sentence on each score, each band of a scale and the z-score, in the words of the provider above. */
export function useScoreTerms(scale: readonly BandStep[]): Terms {
  const labels = useLabels()
  return useMemo(() => scoreTerms(labels, scale), [labels, scale])
}
