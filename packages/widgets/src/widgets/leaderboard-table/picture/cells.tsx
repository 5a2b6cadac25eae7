import type { CSSProperties } from 'react'
import { useLabels } from '../../../data/index.ts'
import {
  formatIntervalEnds,
  formatRanks,
  formatScore,
  isMeasured,
  type CompositeScore,
  type IntervalKind,
  type Measure,
  type Score,
  type Uncertainty,
} from '../../../domain/index.ts'
import type { SharedLabels } from '../../../labels/index.ts'
import {
  describeError,
  formatInterval,
  formatPlaceRange,
  getWiderMark,
  ScoreDot,
  TooltipTrigger,
} from '../../../ui/index.ts'
import { ModelName } from '../cells.tsx'
import type { CellProps, HeaderProps } from '../features.ts'
import { SortButton } from '../headers.tsx'
import { PlannedResults } from '../PlannedResults.tsx'
import { useTerms } from '../useTerms.ts'

/** The header of the places. */
export function PlaceHeader() {
  return (
    <TooltipTrigger term="place" terms={useTerms()}>
      {useLabels('leaderboard').place}
    </TooltipTrigger>
  )
}

/** The header of the names, which sorts by the provider too. */
export function NameHeader({ column, table }: HeaderProps) {
  const provider = table.getColumn('provider')
  return (
    <>
      <SortButton column={column} table={table} />
      {provider !== undefined && <SortButton column={provider} table={table} />}
    </>
  )
}

/** The model's name, with its provider. */
export function NameAndProviderCell(props: CellProps) {
  return (
    <span className="tl-picture-names">
      <ModelName {...props} />{' '}
      <span className="tl-picture-provider" dir="auto">
        {props.row.original.provider}
      </span>
    </span>
  )
}

/** The places that a model's main score allows, with a bar from the best to the worst one. */
export function PlaceCell({ row, column }: CellProps) {
  const labels = useLabels()
  const score = row.getValue<Score | CompositeScore>(column.id)
  if (!isMeasured(score) || score.ranks === undefined) return null
  const { best, worst, kind } = score.ranks
  const style = { '--_tl-best': best, '--_tl-worst': worst } as CSSProperties
  return (
    <span className="tl-place" data-interval={kind} style={style}>
      <ShortText short={formatRanks({ best, worst }, labels.locale)} kind={kind}>
        {formatPlaceRange(score.ranks, labels)}
      </ShortText>
    </span>
  )
}

/** The main score as a dot with its interval on the axis, and both in numbers; a planned model has a link there. */
export function MainCell({ row: { original }, column }: CellProps) {
  const labels = useLabels()
  const measure = column.id as Measure
  const score = original.scores[measure]
  const isKnown = isMeasured(score)
  return (
    <span className="tl-picture-main" data-tip={describeError(original.scores, measure, labels)}>
      {original.isPlaceholder ? (
        <span className="tl-dot-plot">
          <PlannedResults model={original} />
        </span>
      ) : (
        <ScoreDot score={score} />
      )}
      <span className="tl-picture-numbers">
        <span className="tl-picture-value" data-missing={!isKnown}>
          {formatScore(score, labels.score.comingSoon, labels.locale)}
        </span>{' '}
        {isKnown && (
          <span className="tl-picture-ends">
            <ShortText short={formatShortEnds(score, labels)} kind={score.interval?.kind}>
              {formatInterval(score.interval, labels)}
            </ShortText>
          </span>
        )}
      </span>
    </span>
  )
}

/** Another score as a small dot, and in numbers. */
export function ExtraCell({ row: { original }, column }: CellProps) {
  const labels = useLabels()
  const measure = column.id as Measure
  const score = original.scores[measure]
  return (
    <span className="tl-picture-extra" data-tip={describeError(original.scores, measure, labels)}>
      <ScoreDot score={score} />
      <span className="tl-picture-number" data-missing={!isMeasured(score)}>
        {formatScore(score, labels.score.comingSoon, labels.locale)}
      </span>
    </span>
  )
}

interface ShortTextProps {
  readonly short: string
  readonly kind: IntervalKind | undefined
  readonly children: string
}

/** A text for screen readers, and a shorter visible one. What the shorter one omits is drawn beside it. */
function ShortText({ short, kind, children }: ShortTextProps) {
  return (
    <>
      <span className="tl-picture-full">{children}</span>
      <span aria-hidden="true">
        {short}
        {getWiderMark(kind)}
      </span>
    </>
  )
}

/** Formats the ends of an interval; empty when the margin is unknown. */
function formatShortEnds({ interval }: Uncertainty, { locale }: SharedLabels): string {
  return interval === undefined ? '' : formatIntervalEnds(interval, locale)
}
