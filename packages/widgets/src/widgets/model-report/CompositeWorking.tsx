import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  computeComposite,
  formatPercent,
  formatPoints,
  getCategories,
  getMissingCategories,
  getRawScore,
  measuresComposite,
  type Scores,
} from '../../domain/index.ts'

/** How the composite is computed, or why there is none. */
export function CompositeWorking({ scores }: { readonly scores: Scores }) {
  const { labels, suite } = useEvaluationsContext()
  const { working, notWorkable } = useLabels('model')
  const categories = getCategories(suite)
  const parts = categories.map((category) => [category, getRawScore(scores[category])] as const)
  const composite = computeComposite(Object.fromEntries(parts), categories)
  const getText = () => {
    if (!measuresComposite(suite)) return labels.suite.compositeOver(categories.length)
    if (composite === undefined) {
      const missing = getMissingCategories(scores, suite)
      return notWorkable(missing.map((category) => labels.categories[category]))
    }
    const numbers = parts.flatMap(([, raw]) =>
      raw === undefined ? [] : formatPoints(raw, labels.locale),
    )
    return working(numbers, formatPercent(composite, labels.locale))
  }
  return <p className="tl-muted tl-subcategory-total">{getText()}</p>
}
