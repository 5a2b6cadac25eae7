import type { ChangeEvent } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  isMeasured,
  type Category,
} from '../../domain/index.ts'
import {
  BandLabel,
  describeError,
  describeFigures,
  NO_FORM,
  ScoreBar,
  ZScore,
} from '../../ui/index.ts'
import { ChangedNote } from '../frame/index.ts'
import { isRowSelected, type CellProps } from './features.ts'
import { PlannedResults } from './PlannedResults.tsx'

/** The checkbox that selects a model for comparison. */
export function SelectCell({ row }: CellProps) {
  const { selectModel } = useLabels('leaderboard')
  if (row.original.isPlaceholder) return null
  const isSelected = isRowSelected(row)
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { checked } = currentTarget
    // Preact restores a checkbox only when it renders again, which a refused selection does not cause. A selection
    // may render at once, so this comes first.
    currentTarget.checked = isSelected
    row.table.options.meta?.select(row.id, checked)
  }
  return (
    <label className="tl-check tl-select-box">
      <input
        {...NO_FORM}
        type="checkbox"
        aria-label={selectModel(row.original.name)}
        checked={isSelected}
        onChange={toggle}
      />
    </label>
  )
}

/** The model's name, below which a planned model links to its results in other suites. */
export function NameCell(props: CellProps) {
  const { original } = props.row
  return (
    <>
      <ModelName {...props} />
      {original.isPlaceholder && <PlannedResults model={original} />}
    </>
  )
}

/** The model's name, which links to its page if it has one. */
export function ModelName({ row: { original } }: CellProps) {
  const { links, Link } = useEvaluationsContext()
  const name = <bdi>{original.name}</bdi>
  if (original.isPlaceholder) return name
  return (
    <Link className="tl-model-link" href={links.model(original.id)}>
      {name}
    </Link>
  )
}

/** The value of a column as text, such as the provider. */
export function TextCell({ row, column }: CellProps) {
  return <bdi>{row.getValue<string | undefined>(column.id)}</bdi>
}

/** One score as a percentage, with its z-score, a bar and its band as a word. */
export function ScoreCell({ row: { original }, column }: CellProps) {
  const all = useLabels()
  const { score: labels, bands, locale } = all
  const category = column.id as Category
  const score = original.scores[category]
  const band = getBandOrMissing(score)
  return (
    <span
      className="tl-score-cell"
      data-category={labels.shortCategories[category]}
      data-tip={describeError(original.scores, category, all)}
    >
      {isMeasured(score) && (
        <>
          {`${formatPercent(score.raw, locale)} `}
          <ZScore accessibleName={labels.z}>{formatZ(score.z, locale)}</ZScore>
          <ScoreBar raw={score.raw} interval={score.interval} />
        </>
      )}
      <BandLabel band={band} tip={describeFigures(score, all)}>
        {bands[band]}
      </BandLabel>
    </span>
  )
}

export function CompositeCell({ row: { original } }: CellProps) {
  const labels = useLabels()
  const { score, locale } = labels
  const { composite } = original.scores
  return (
    <span
      className="tl-composite"
      data-missing={!isMeasured(composite)}
      data-tip={describeError(original.scores, 'composite', labels)}
    >
      {formatScore(composite, score.comingSoon, locale)}
    </span>
  )
}

export function DateCell({ row: { original } }: CellProps) {
  const { score } = useLabels()
  const { evaluatedOn, dateKind } = original
  if (evaluatedOn === undefined) return score.noDate
  const date = formatDate(evaluatedOn)
  const upperBound = dateKind === 'at_latest' ? score.evaluatedNoLaterThan(date) : undefined
  return (
    <span data-tip={upperBound}>
      <time dateTime={evaluatedOn} data-date-kind={dateKind} aria-hidden={upperBound !== undefined}>
        {date}
      </time>
      {/* A sentence is wider than the column. */}
      {upperBound !== undefined && <span className="tl-visually-hidden"> {upperBound}</span>}
      <ChangedNote modelId={original.id} />
    </span>
  )
}

/** The links of a row: the model's page and the comparison. */
export function ActionsCell({ row: { original } }: CellProps) {
  const { links, Link } = useEvaluationsContext()
  const { view, compare, actionFor } = useLabels('leaderboard')
  const { id, name, isPlaceholder } = original
  if (isPlaceholder) return null
  return (
    <span className="tl-row-actions">
      <Link className="tl-action" href={links.model(id)} aria-label={actionFor(view, name)}>
        {view}
      </Link>
      <Link className="tl-action" href={links.compare([id])} aria-label={actionFor(compare, name)}>
        {compare}
      </Link>
    </span>
  )
}
