import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatCount,
  formatPercent,
  isMeasured,
  type Category,
  type Score,
} from '../../domain/index.ts'

interface SupportPromptProps {
  readonly category: Category
  readonly score: Score
}

/** A request for support, in place of a category without published figures. */
export function SupportPrompt({ category, score }: SupportPromptProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const ownLabels = useLabels('model')
  return (
    <>
      {links.sponsor !== undefined && (
        <div className="tl-support">
          <p>{ownLabels.noSubcategories[category]}</p>
          <Link className="tl-button tl-button-link" href={links.sponsor}>
            {ownLabels.support}
          </Link>
        </div>
      )}
      <p className="tl-muted tl-subcategory-total">
        {/* How many prompts a score without figures had is unknown, which is not zero. */}
        {isMeasured(score)
          ? `${labels.categories[category]}: ${formatPercent(score.raw, labels.locale)}`
          : `${ownLabels.totalProbes}: ${formatCount(0, labels.locale)}`}
      </p>
    </>
  )
}
