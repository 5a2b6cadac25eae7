import { useLabels } from '../../data/index.ts'
import {
  CATEGORIES,
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
}

/** A tab for each category, with the scores of its subcategories. */
export function CategoryTabs({ evaluation }: CategoryTabsProps) {
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
  const [first, ...others] = CATEGORIES
  return (
    <div className="tl-card tl-category-tabs">
      <Tabs label={labels.scores} tabs={[createTab(first), ...others.map(createTab)]} />
    </div>
  )
}

interface CategoryPanelProps extends CategoryTabsProps {
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
