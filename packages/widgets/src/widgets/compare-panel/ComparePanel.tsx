import type { ComponentType } from 'react'
import {
  optionalBoolean,
  optionalFunction,
  optionalText,
  optionalTexts,
  SuiteScope,
  useComparedModels,
  useLabels,
  useModels,
  useScoreTerms,
} from '../../data/index.ts'
import { COMPARE_BANDS } from '../../domain/index.ts'
import { enCompare, enLeaderboard, enShare } from '../../labels/index.ts'
import { LiveRegion, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { CompareSuite } from './CompareSuite.tsx'
import { ComparedCards } from './ComparedCards.tsx'
import { Comparison } from './Comparison.tsx'
import { ComparisonChart, type ComparisonChartProps } from './ComparisonChart.tsx'
import { EmptySelection } from './EmptySelection.tsx'
import { useComparedSuite } from './useComparedSuite.ts'
import { useSelection, type SelectionChange } from './useSelection.ts'
import { useSelectionActions } from './useSelectionActions.ts'

export type { SelectionChange }

/** Props of a comparison, besides the attributes of a section. */
export interface ComparePanelProps extends WidgetProps {
  /** The ids of the models, if the host keeps the selection. The widget compares at most three. */
  readonly modelIds?: readonly string[] | undefined
  /**
   * The initial ids of the models, if the widget keeps the selection.
   * @default []
   */
  readonly defaultModelIds?: readonly string[] | undefined
  /**
   * Called when the reader changes the selection, and when the widget corrects it because ids are unknown,
   * duplicate or too many.
   */
  readonly onModelIdsChange?:
    ((ids: readonly string[], change: SelectionChange) => void) | undefined
  /**
   * The id of the suite; the initial one without `onSuiteChange`.
   * @default the first suite with all of the models
   */
  readonly suite?: string | undefined
  /** Called when the reader chooses a suite, if the host keeps it. */
  readonly onSuiteChange?: ((id: string) => void) | undefined
  /**
   * Whether a chart of the categories can be opened below the table.
   * @default true
   */
  readonly showChart?: boolean | undefined
}

/**
 * Up to three models of one suite side by side. It needs an {@link EvaluationsProvider} above it.
 *
 * @example
 * ```tsx
 * import { ComparePanel } from '@transparency-lab/widgets'
 * import { useState } from 'react'
 *
 * export function Comparison() {
 *   const [ids, setIds] = useState<readonly string[]>(['gpt-4', 'ernie'])
 *   return <ComparePanel modelIds={ids} onModelIdsChange={setIds} />
 * }
 * ```
 */
export const ComparePanel = /* @__PURE__ */ createComparePanel(ComparisonChart)

/** A {@link ComparePanel} without its chart. A bundle then does not contain the chart library. */
export const ComparePanelWithoutChart = /* @__PURE__ */ createComparePanel(undefined)

function createComparePanel(Chart: ChartComponent) {
  return defineWidget<ComparePanelProps>({
    name: 'ComparePanel',
    rootClass: 'tl-compare',
    sections: { compare: enCompare, leaderboard: enLeaderboard, share: enShare },
    rules: {
      modelIds: optionalTexts,
      defaultModelIds: optionalTexts,
      suite: optionalText,
      showChart: optionalBoolean,
      onModelIdsChange: optionalFunction,
      onSuiteChange: optionalFunction,
    },
    View: (props) => <ComparePanelView {...props} Chart={Chart} />,
  })
}

type ChartComponent = ComponentType<ComparisonChartProps> | undefined

type ComparePanelViewProps = WidgetViewProps<ComparePanelProps> & { readonly Chart: ChartComponent }

function ComparePanelView(props: ComparePanelViewProps) {
  const { modelIds, defaultModelIds, onModelIdsChange, showChart = true, ...others } = props
  const { suite: givenSuite, onSuiteChange, Chart, ...root } = others
  const labels = useLabels('compare')
  const listing = useModels()
  const [ids, select] = useSelection(listing, { modelIds, defaultModelIds, onModelIdsChange })
  const comparison = useComparedSuite(useComparedModels(ids), { suite: givenSuite, onSuiteChange })
  const { suite, results } = comparison
  const terms = useScoreTerms(COMPARE_BANDS, suite)
  const models = listing.status === 'ready' ? listing.value.items : []
  const actions = useSelectionActions({ ids, select, models, comparison })
  const { announcement, findName, add, addPair, remove } = actions
  const isLoading = results.some(({ status }) => status === 'pending')
  const status = isLoading ? labels.loadingModel : announcement

  return (
    <WidgetRoot terms={terms} aria-label={labels.caption} data-selected={ids.length} {...root}>
      <LiveRegion className="tl-visually-hidden">
        {listing.status === 'pending' ? labels.loadingModels : status}
      </LiveRegion>
      {/* It takes the focus when an element inside of it is removed. */}
      <div className="tl-compare-content" tabIndex={-1}>
        <SuiteScope suite={suite} isRequested={comparison.requested !== undefined}>
          <CompareSuite
            requested={comparison.requested}
            suite={suite}
            suites={comparison.suites}
            onSelect={comparison.select}
            leftOut={comparison.leftOut}
            isPending={isLoading}
          />
          {ids.length === 0 ? (
            <EmptySelection
              comparison={comparison}
              listing={listing}
              onAdd={add}
              onAddPair={addPair}
            />
          ) : (
            <>
              <ComparedCards
                ids={ids}
                comparison={comparison}
                listing={listing}
                findName={findName}
                onAdd={add}
                onRemove={remove}
              />
              <Comparison
                ids={ids}
                comparison={comparison}
                findName={findName}
                Chart={showChart ? Chart : undefined}
              />
            </>
          )}
        </SuiteScope>
      </div>
    </WidgetRoot>
  )
}
