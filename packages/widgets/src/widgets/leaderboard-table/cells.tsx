import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatComposite,
  formatDate,
  formatPercent,
  formatZ,
  hasComposite,
  isMeasured,
  standingOf,
  type Category,
} from '../../domain/index.ts'
import { BandLabel, ScoreBar, ZScore } from '../../ui/index.ts'
import type { CellProps } from './features.ts'

/** The check box that selects a model for a comparison. */
export function SelectCell({ row }: CellProps) {
  const { selectModel } = useLabels('leaderboard')
  if (!row.getCanSelect()) return null
  return (
    <label className="tl-check tl-select-box">
      <input
        type="checkbox"
        aria-label={selectModel(row.original.name)}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </label>
  )
}

/** The model, which leads to its page once there is one. */
export function NameCell({ row: { original } }: CellProps) {
  const { links, Link } = useEvaluationsContext()
  const name = <bdi>{original.name}</bdi>
  if (original.isPlaceholder) return name
  return (
    <Link className="tl-model-link" href={links.model(original.id)}>
      {name}
    </Link>
  )
}

export function ProviderCell({ row: { original } }: CellProps) {
  return <bdi>{original.provider}</bdi>
}

/** One score: its percentage, its z-score, a bar, and its band in words. */
export function ScoreCell({ row: { original }, column }: CellProps) {
  const { score: words, bands, locale } = useLabels()
  const category = column.id as Category
  const score = original.scores[category]
  const standing = standingOf(score)
  return (
    <span className="tl-score-cell" data-category={words.shortCategories[category]}>
      {isMeasured(score) && (
        <>
          {`${formatPercent(score.raw, locale)} `}
          <ZScore spoken={words.z}>{formatZ(score.z, locale)}</ZScore>
          <ScoreBar raw={score.raw} />
        </>
      )}
      <BandLabel standing={standing}>{bands[standing]}</BandLabel>
    </span>
  )
}

export function CompositeCell({ row: { original } }: CellProps) {
  const { score, locale } = useLabels()
  return (
    <span className="tl-composite" data-missing={!hasComposite(original.composite)}>
      {formatComposite(original.composite, score.comingSoon, locale)}
    </span>
  )
}

export function DateCell({ row: { original } }: CellProps) {
  const date = formatDate(original.evaluatedOn, useLabels().score.noDate)
  return original.evaluatedOn === undefined ? date : <time dateTime={date}>{date}</time>
}

/** Where a row leads: to the model's page, and into a comparison. */
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
