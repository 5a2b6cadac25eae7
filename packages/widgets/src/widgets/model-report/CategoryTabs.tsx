import { useLabels } from '../../data/index.ts'
import {
  countProbes,
  getSubcategories,
  type Category,
  type FullEvaluation,
  type Subcategory,
} from '../../domain/index.ts'
import { Tabs, type Tab } from '../../ui/index.ts'
import { SubcategoryList } from './SubcategoryList.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'

interface CategoryTabsProps {
  readonly evaluation: FullEvaluation
  /** The categories that the suite measures. */
  readonly categories: readonly Category[]
}

/** A tab for each category, with the scores of its subcategories. */
export function CategoryTabs({ evaluation, categories }: CategoryTabsProps) {
  const labels = useLabels('model')
  const createTab = (category: Category): Tab => {
    const subcategories = getSubcategories(evaluation.subcategories, category)
    const name = labels.tabs[category]
    return {
      id: category,
      label: evaluation.origin === undefined ? labels.mockData(name) : name,
      panel: <CategoryPanel category={category} parts={subcategories} evaluation={evaluation} />,
    }
  }
  const [first, ...others] = categories
  if (first === undefined) return null
  return (
    <div className="tl-card tl-category-tabs">
      <Tabs label={labels.scores} tabs={[createTab(first), ...others.map(createTab)]} />
    </div>
  )
}

interface CategoryPanelProps extends Pick<CategoryTabsProps, 'evaluation'> {
  readonly category: Category
  readonly parts: readonly Subcategory[]
}

function CategoryPanel({ category, parts, evaluation }: CategoryPanelProps) {
  const { score } = useLabels()
  const { origin, invalidSubcategories = 0 } = evaluation
  if (parts.length > 0) {
    // An invalid subcategory can belong to any category, so that the sum of probes is unknown.
    const probes = invalidSubcategories === 0 ? countProbes(parts) : undefined
    return <SubcategoryList subcategories={parts} origin={origin} probes={probes} />
  }
  if (invalidSubcategories === 0) return <SupportPrompt category={category} />
  return <p className="tl-note">{score.invalidFields(invalidSubcategories)}</p>
}
