import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  bandOf,
  formatCount,
  formatPercent,
  type EvaluationOrigin,
  type Subcategory,
} from '../../domain/index.ts'
import { BandLabel, ScoreBar, SourceLink } from '../../ui/index.ts'

interface SubcategoryListProps {
  /** At least one subcategory, best first. */
  readonly parts: readonly Subcategory[]
  readonly origin: EvaluationOrigin | undefined
  /** The probes of the category; undefined when some of its counts are unknown. */
  readonly probes: number | undefined
}

/** The published scores of a category's subcategories, each with its bar, band and number of probes. */
export function SubcategoryList({ parts, origin, probes }: SubcategoryListProps) {
  const { labels } = useEvaluationsContext()
  const words = useLabels('model')
  return (
    <>
      <ul className="tl-list tl-subcategories">
        {parts.map(({ name, score, probeCount }) => (
          <li key={name} className="tl-subcategory">
            <span className="tl-subcategory-name">
              <bdi>{name}</bdi>
            </span>
            <ScoreBar raw={score} />
            <span className="tl-subcategory-score">{formatPercent(score, labels.locale)}</span>
            <BandLabel standing={bandOf(score)}>{labels.bands[bandOf(score)]}</BandLabel>
            <span className="tl-muted tl-subcategory-probes">
              {probeCount !== undefined && words.probes(probeCount)}
            </span>
          </li>
        ))}
      </ul>
      <p className="tl-muted tl-subcategory-total">
        {probes !== undefined && `${words.totalProbes}: ${formatCount(probes, labels.locale)}`}
        {probes !== undefined && origin !== undefined && ' · '}
        {origin !== undefined && (
          <>
            {labels.score.figuresFrom} <SourceLink {...origin} />
          </>
        )}
      </p>
    </>
  )
}
