import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  computeComposite,
  formatPercent,
  formatPoints,
  getCategories,
  getMissingCategories,
  getRawScore,
  isMeasured,
  measuresComposite,
  type Category,
  type Scores,
} from '../../domain/index.ts'

/** How the composite is computed, or why there is none. It is empty when the source alone leaves the composite out. */
export function CompositeWorking({ scores }: { readonly scores: Scores }) {
  const { labels, suite } = useEvaluationsContext()
  const { working, notWorkable, statedComposite } = useLabels('model')
  const categories = getCategories(suite)
  const parts = categories.map((category) => [category, getRawScore(scores[category])] as const)
  const stored = getRawScore(scores.composite)
  const isScored = (category: Category) => isMeasured(scores[category])
  const getText = () => {
    if (!measuresComposite(suite)) return labels.suite.compositeOver(categories.length)
    if (stored === undefined) {
      const missing = getMissingCategories(scores, suite)
      if (missing.length === 0) return undefined
      return notWorkable(missing.map((category) => labels.categories[category]))
    }
    // Without a suite nobody says what else a model was meant to have.
    const used = suite === undefined ? categories.filter(isScored) : categories
    // A source may publish another composite than the mean, whose sum would contradict the tile.
    const computed = computeComposite(Object.fromEntries(parts), used)
    // Scores are rounded to twelve digits, and so is their mean.
    if (computed === undefined || Math.abs(computed - stored) > 1e-9) return statedComposite
    const numbers = parts.flatMap(([, raw]) =>
      raw === undefined ? [] : formatPoints(raw, labels.locale),
    )
    return working(numbers, formatPercent(stored, labels.locale))
  }
  const text = getText()
  return text === undefined ? null : <p className="tl-muted tl-subcategory-total">{text}</p>
}
