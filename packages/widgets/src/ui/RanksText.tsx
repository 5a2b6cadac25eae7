import type { RankRange } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { formatPlaces } from './describeInterval.ts'

/** Props of a rank range. */
export interface RanksTextProps {
  /** Undefined renders nothing. */
  readonly ranks: RankRange | undefined
  readonly labels: Pick<SharedLabels, 'interval'>
}

/** The places between which a model lies, in words. */
export function RanksText({ ranks, labels }: RanksTextProps) {
  if (ranks === undefined) return null
  return <span className="tl-ranks">{formatPlaces(ranks, labels)}</span>
}
