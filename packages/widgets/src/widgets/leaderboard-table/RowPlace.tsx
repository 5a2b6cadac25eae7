import { useLabels } from '../../data/index.ts'
import type { RankRange } from '../../domain/index.ts'
import { formatPlaceRange, formatPlaces, TooltipTrigger } from '../../ui/index.ts'
import { useTerms } from './useTerms.ts'

/** The heading of the places in the header of another column, with the number of places. */
export function PlaceHeading({ models }: { readonly models: number }) {
  const { place, ofPlaces } = useLabels('leaderboard')
  return (
    <span className="tl-row-place">
      <TooltipTrigger term="place" terms={useTerms()}>
        {place}
        <small> {ofPlaces(models)}</small>
      </TooltipTrigger>
    </span>
  )
}

/** The places between which a model lies, before its name or its provider. */
export function RowPlace({ ranks }: { readonly ranks: RankRange | undefined }) {
  const labels = useLabels()
  if (ranks === undefined) return null
  return (
    <span className="tl-row-place" data-tip={formatPlaces(ranks, labels)}>
      {formatPlaceRange(ranks, labels)}{' '}
    </span>
  )
}
