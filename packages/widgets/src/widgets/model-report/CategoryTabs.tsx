import { Fragment } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  countProbes,
  findCategoryGap,
  getCategories,
  getScoredFigures,
  getSubcategories,
  type Category,
  type FullEvaluation,
  type Subcategory,
  type Suite,
} from '../../domain/index.ts'
import { Tabs, type Tab } from '../../ui/index.ts'
import { CompositeWorking } from './CompositeWorking.tsx'
import { FigureTable } from './FigureTable.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'

interface CategoryTabsProps {
  readonly modelId: string
  readonly evaluation: FullEvaluation
  /** The suite of the evaluation; undefined when the source has no suites. */
  readonly suite: Suite | undefined
}

/** A tab for each category, with the scores of its subcategories. */
export function CategoryTabs({ modelId, evaluation, suite }: CategoryTabsProps) {
  const labels = useLabels('model')
  const createTab = (category: Category): Tab => {
    const subcategories = getSubcategories(evaluation.subcategories, category)
    const name = labels.tabs[category]
    return {
      id: category,
      label: evaluation.origin === undefined ? labels.mockData(name) : name,
      panel: (
        <CategoryPanel
          modelId={modelId}
          category={category}
          subcategories={subcategories}
          evaluation={evaluation}
          suite={suite}
        />
      ),
    }
  }
  const [first, ...others] = getCategories(suite)
  if (first === undefined) return null
  return (
    <div className="tl-card tl-category-tabs">
      <Tabs label={labels.scores} tabs={[createTab(first), ...others.map(createTab)]} />
      <CompositeWorking scores={evaluation.scores} />
    </div>
  )
}

interface CategoryPanelProps extends CategoryTabsProps {
  readonly category: Category
  readonly subcategories: readonly Subcategory[]
}

function CategoryPanel(props: CategoryPanelProps) {
  const { modelId, category, subcategories, evaluation, suite } = props
  const { score } = useLabels()
  const { tabs } = useLabels('model')
  const { origin, invalidSubcategories = 0 } = evaluation
  if (subcategories.length > 0) {
    const scored = getScoredFigures(subcategories, category, suite)
    // An invalid subcategory can belong to any category, so that the sum of prompts is unknown.
    const probes = invalidSubcategories === 0 ? countProbes(scored) : undefined
    const gap = findCategoryGap(evaluation, category, suite)
    return (
      <>
        <FigureTable
          modelId={modelId}
          label={tabs[category]}
          subcategories={subcategories}
          scored={scored}
          origin={origin}
          probes={probes}
        />
        {gap !== undefined && gap.missing.length > 0 && <MissingFigures names={gap.missing} />}
      </>
    )
  }
  if (invalidSubcategories === 0) {
    return <SupportPrompt category={category} score={evaluation.scores[category]} />
  }
  return <p className="tl-note">{score.invalidFields(invalidSubcategories)}</p>
}

/** The figures that the score of a category lacks. */
function MissingFigures({ names }: { readonly names: readonly string[] }) {
  const { comma } = useEvaluationsContext().labels.score
  const labels = useLabels('model')
  return (
    <p className="tl-note">
      {labels.missingFigures}{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && comma}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
