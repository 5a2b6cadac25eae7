import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import {
  useComparedModels,
  useCompareWords,
  useLabels,
  useModels,
  useScoreTerms,
} from '../../data/index.ts'
import { COMPARE_BANDS } from '../../domain/index.ts'
import { classNames, Status, WidgetBoundary, WidgetRoot, type Theme } from '../../ui/index.ts'
import { ComparedCards } from './ComparedCards.tsx'
import { Comparison } from './Comparison.tsx'
import { EmptySelection } from './EmptySelection.tsx'
import { useReaderChanges } from './useReaderChanges.ts'
import { useSelection, type SelectionChange } from './useSelection.ts'

export type { SelectionChange }

/** What a comparison takes, besides the attributes of a section. */
export interface ComparePanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Ids of the models, when the host keeps the selection itself; at most three are compared. */
  readonly modelIds?: readonly string[]
  /**
   * Ids of the models at first, when the widget keeps the selection itself.
   * @default []
   */
  readonly defaultModelIds?: readonly string[]
  /**
   * Told each selection that the reader asks for, and the one that is left when ids turn out to be
   * unknown, doubled or too many.
   */
  readonly onModelIdsChange?: (ids: readonly string[], change: SelectionChange) => void
  /**
   * Whether a chart is drawn beside the table of the same numbers.
   * @default true
   */
  readonly showChart?: boolean
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme
}

/** Up to three models side by side. It needs an {@link EvaluationsProvider} above it. */
export const ComparePanel = forwardRef<HTMLElement, ComparePanelProps>(
  function ComparePanel(props, ref) {
    const labels = useLabels()
    return (
      <WidgetBoundary words={labels.widget} language={labels}>
        <ComparePanelView ref={ref} {...props} />
      </WidgetBoundary>
    )
  },
)

const ComparePanelView = forwardRef<HTMLElement, ComparePanelProps>(function ComparePanelView(
  { modelIds, defaultModelIds, onModelIdsChange, showChart = true, className, ...rest },
  ref,
) {
  const labels = useLabels()
  const words = useCompareWords()
  const listing = useModels()
  const [ids, select] = useSelection(listing, { modelIds, defaultModelIds, onModelIdsChange })
  const answers = useComparedModels(ids)
  const known = listing.status === 'ready' ? listing.value.items : []
  const nameOf = (id: string) => known.find((model) => model.id === id)?.name ?? id
  const { content, done, add, addPair, remove } = useReaderChanges({ ids, select, nameOf })
  const isReading = answers.some(({ status }) => status === 'pending')
  const heard = isReading ? words.loadingModel : done

  return (
    <WidgetRoot
      ref={ref}
      language={labels}
      terms={useScoreTerms(COMPARE_BANDS)}
      className={classNames('tl-compare', className)}
      aria-label={words.caption}
      data-selected={ids.length}
      {...rest}
    >
      <Status className="tl-visually-hidden">
        {listing.status === 'pending' ? words.loadingModels : heard}
      </Status>
      <div ref={content} className="tl-compare-content" tabIndex={-1}>
        {ids.length === 0 ? (
          <EmptySelection listing={listing} onAdd={add} onAddPair={addPair} />
        ) : (
          <>
            <ComparedCards
              ids={ids}
              answers={answers}
              listing={listing}
              nameOf={nameOf}
              onAdd={add}
              onRemove={remove}
            />
            <Comparison ids={ids} answers={answers} showChart={showChart} />
          </>
        )}
      </div>
    </WidgetRoot>
  )
})
