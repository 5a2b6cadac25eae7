import { useEvaluationsContext, useModelWords } from '../../data/index.ts'
import {
  bandOf,
  formatCount,
  formatPercent,
  probesOf,
  type EvaluationOrigin,
  type Subcategory,
} from '../../domain/index.ts'
import { BandLabel, ScoreBar } from '../../ui/index.ts'

interface SubcategoryListProps {
  /** At least one subcategory, best first. */
  readonly parts: readonly Subcategory[]
  readonly origin: EvaluationOrigin | undefined
}

/** The published scores of a category's subcategories, each with its bar, band and number of probes. */
export function SubcategoryList({ parts, origin }: SubcategoryListProps) {
  const { labels } = useEvaluationsContext()
  const words = useModelWords()
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
            <span className="tl-muted tl-subcategory-probes">{words.probes(probeCount)}</span>
          </li>
        ))}
      </ul>
      <p className="tl-muted tl-subcategory-total">
        {words.totalProbes}: {formatCount(probesOf(parts), labels.locale)}
        {origin !== undefined && (
          <>
            {' · '}
            {labels.score.figuresFrom}{' '}
            <a href={origin.url} rel="noopener">
              <bdi>{origin.title}</bdi>
            </a>
          </>
        )}
      </p>
    </>
  )
}
