import type { Placement } from '../../domain/index.ts'
import type { ModelLabels, SharedLabels } from '../../labels/index.ts'
import { formatPlaces } from '../../ui/index.ts'

/** Formats the place of a score in words; empty when nothing is known about it. */
export function formatPlacement(
  placement: Placement,
  labels: Pick<SharedLabels, 'interval'>,
  { onlyScore, higher }: Pick<ModelLabels, 'onlyScore' | 'higher'>,
): string {
  switch (placement.kind) {
    case 'only':
      return onlyScore
    case 'ranked':
      return formatPlaces(placement.ranks, labels)
    case 'counted':
      return higher(placement.higher, placement.models)
    case 'missing':
    case 'unknown':
      return ''
  }
}
