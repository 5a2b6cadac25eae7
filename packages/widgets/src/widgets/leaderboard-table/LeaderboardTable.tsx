import { forwardRef, useMemo, type ComponentPropsWithoutRef, type CSSProperties } from 'react'
import {
  useEvaluationsContext,
  useLabels,
  useLeaderboard,
  useLeaderboardWords,
} from '../../data/index.ts'
import type { LeaderboardView } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import {
  Button,
  classNames,
  Notice,
  WidgetBoundary,
  WidgetRoot,
  type Theme,
} from '../../ui/index.ts'
import { columnsInOrder } from './columnsInOrder.ts'
import { LeaderboardBody } from './LeaderboardBody.tsx'
import { useTerms } from './useTerms.ts'
import { useView } from './useView.ts'

/** What a leaderboard takes, besides the attributes of a section. */
export interface LeaderboardTableProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Which rows are shown, in which order, when the host keeps that itself. */
  readonly view?: LeaderboardView
  /**
   * Which rows are shown at first, when the widget keeps that itself.
   * @default DEFAULT_VIEW: every row, best composite first
   */
  readonly defaultView?: LeaderboardView
  /** Told each view that the reader asks for. */
  readonly onViewChange?: (view: LeaderboardView) => void
  /**
   * How many rows are shown at most, from 1 on; a link leads to all of them where some are not.
   * @default Infinity
   */
  readonly limit?: number
  /**
   * Which columns are shown, in the table's own order. The model's name is always among them.
   * @default all nine
   */
  readonly columns?: readonly LeaderboardColumn[]
  /**
   * What the button of the error state does.
   * @default reads again
   */
  readonly onRetry?: () => void
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme
}

/**
 * The leaderboard: every evaluated model with its four scores and composite, and the announced
 * ones, to search, filter and sort. It needs an {@link EvaluationsProvider} above it.
 */
export const LeaderboardTable = forwardRef<HTMLElement, LeaderboardTableProps>(
  function LeaderboardTable(props, ref) {
    const labels = useLabels()
    return (
      <WidgetBoundary words={labels.widget} language={labels}>
        <LeaderboardTableView ref={ref} {...props} />
      </WidgetBoundary>
    )
  },
)

const LeaderboardTableView = forwardRef<HTMLElement, LeaderboardTableProps>(
  function LeaderboardTableView(
    {
      view: givenView,
      defaultView,
      onViewChange,
      limit,
      columns,
      onRetry,
      className,
      style,
      ...rest
    },
    ref,
  ) {
    const { labels } = useEvaluationsContext()
    const listing = useLeaderboard()
    const [view, setView] = useView(givenView, defaultView, onViewChange)
    const shownColumns = useMemo(() => columnsInOrder(columns), [columns])
    const words = useLeaderboardWords()

    return (
      <WidgetRoot
        ref={ref}
        language={labels}
        terms={useTerms()}
        className={classNames('tl-leaderboard', className)}
        data-status={listing.status}
        // Fewer columns need less room before they scroll.
        style={{ '--_tl-columns': shownColumns.length, ...style } as CSSProperties}
        {...rest}
      >
        {listing.status === 'failed' ? (
          <Notice
            tone="failure"
            title={words.errorTitle}
            action={
              <Button tone="primary" onClick={onRetry ?? listing.retry}>
                {words.retry}
              </Button>
            }
          >
            {words.errorText}
          </Notice>
        ) : (
          <LeaderboardBody
            listing={listing.status === 'ready' ? listing.value : undefined}
            view={view}
            onViewChange={setView}
            limit={limit ?? Infinity}
            columns={shownColumns}
          />
        )}
      </WidgetRoot>
    )
  },
)
