import { useModelWords } from '../../data/index.ts'
import {
  CATEGORIES,
  subcategoriesOf,
  type Category,
  type FullEvaluation,
} from '../../domain/index.ts'
import { Tabs, type Tab } from '../../ui/index.ts'
import { SubcategoryList } from './SubcategoryList.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'

interface CategoryTabsProps {
  readonly evaluation: FullEvaluation
}

/** A tab for each category, with the scores of its subcategories. */
export function CategoryTabs({ evaluation }: CategoryTabsProps) {
  const words = useModelWords()
  const createTab = (category: Category): Tab => {
    const parts = subcategoriesOf(evaluation.subcategories, category)
    const name = words.tabs[category]
    return {
      id: category,
      label: evaluation.origin === undefined ? words.mockData(name) : name,
      panel:
        parts.length === 0 ? (
          <SupportPrompt category={category} />
        ) : (
          <SubcategoryList parts={parts} origin={evaluation.origin} />
        ),
    }
  }
  const [first, ...others] = CATEGORIES
  return (
    <div className="tl-card tl-category-tabs">
      <Tabs label={words.scores} tabs={[createTab(first), ...others.map(createTab)]} />
    </div>
  )
}
