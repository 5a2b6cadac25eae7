import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { formatCount, type Category } from '../../domain/index.ts'

interface SupportPromptProps {
  readonly category: Category
}

/** A request for support, in place of a category without published scores. */
export function SupportPrompt({ category }: SupportPromptProps) {
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
        {ownLabels.totalProbes}: {formatCount(0, labels.locale)}
      </p>
    </>
  )
}
