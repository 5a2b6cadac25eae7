import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatCount,
  formatPercent,
  getScoreBand,
  type EvaluationOrigin,
  type Subcategory,
} from '../../domain/index.ts'
import { BandLabel, IntervalText, ScoreBar, SourceLink } from '../../ui/index.ts'

interface SubcategoryListProps {
  /** At least one subcategory, best first. */
  readonly subcategories: readonly Subcategory[]
  readonly origin: EvaluationOrigin | undefined
  /** The probes of the category; undefined when some of its counts are unknown. */
  readonly probes: number | undefined
}

/** The published scores of a category's subcategories, each with its bar, band, probes and interval. */
export function SubcategoryList({ subcategories, origin, probes }: SubcategoryListProps) {
  const { labels } = useEvaluationsContext()
  const ownLabels = useLabels('model')
  return (
    <>
      <ul className="tl-list tl-subcategories">
        {subcategories.map(({ name, score, probeCount, interval, unknownError }) => (
          <li key={name} className="tl-subcategory">
            <span className="tl-subcategory-name">
              <bdi>{name}</bdi>
            </span>
            <ScoreBar raw={score} interval={interval} />
            <span className="tl-subcategory-score">{formatPercent(score, labels.locale)}</span>
            <BandLabel band={getScoreBand(score)}>{labels.bands[getScoreBand(score)]}</BandLabel>
            <span className="tl-muted tl-subcategory-probes">
              {probeCount !== undefined && ownLabels.probes(probeCount)}
            </span>
            <span className="tl-subcategory-error">
              {unknownError === undefined ? (
                <IntervalText interval={interval} labels={labels} />
              ) : (
                <span className="tl-interval">{labels.interval.reasons[unknownError]}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="tl-muted tl-subcategory-total">
        {probes !== undefined && `${ownLabels.totalProbes}: ${formatCount(probes, labels.locale)}`}
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
