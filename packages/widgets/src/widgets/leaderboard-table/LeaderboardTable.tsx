import { useMemo, useState } from 'react'
import {
  LabelSections,
  SuiteScope,
  useChosenLeaderboard,
  useEvaluationsContext,
  useLabels,
  useValidProps,
} from '../../data/index.ts'
import {
  DEFAULT_VIEW,
  getSuiteColumns,
  withDefaults,
  type LeaderboardShow,
  type LeaderboardView,
  type ShownColumn,
  type Suite,
} from '../../domain/index.ts'
import { enLeaderboard } from '../../labels/index.ts'
import { Button, Notice, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { LeaderboardBody } from './LeaderboardBody.tsx'
import type { ExtraColumn } from './extra/extraColumn.ts'
import { useColumnsCheck } from './extra/useColumnsCheck.ts'
import { useExtraColumns } from './extra/useExtraColumns.ts'
import { LEADERBOARD_RULES, VIEW_RULES } from './propRules.ts'
import { TableSuite } from './TableSuite.tsx'
import type { ModelClickHandler } from './modelClick.ts'
import { useSuiteChange } from './useSuiteChange.ts'
import { useTerms } from './useTerms.ts'

/** The props of a leaderboard; it also accepts the attributes of a `section`. */
export interface LeaderboardTableProps extends WidgetProps {
  /** The visible rows and columns, their order and the selected rows. Makes the widget controlled. */
  readonly view?: LeaderboardView | undefined
  /**
   * The initial view of an uncontrolled widget. Fields that are left out default to `DEFAULT_VIEW`: all
   * rows and columns of the first suite, highest composite first, nothing selected.
   */
  readonly defaultView?: Partial<LeaderboardView> | undefined
  /** Called with the new view when the reader changes it. */
  readonly onViewChange?: ((view: LeaderboardView) => void) | undefined
  /**
   * The maximum number of rows, at least 1. A link opens the whole leaderboard when rows are left out.
   * @default Infinity
   */
  readonly limit?: number | undefined
  /**
   * The ids of the models that readers see; all models of the suite if empty. Without a suite, the first one with most
   * of them is shown. Places and z-scores stay those of the whole suite. With an empty `sorting` of the view the rows
   * keep this order. A hint names ids that the suite does not have.
   * @default all models of the suite
   */
  readonly models?: readonly string[] | undefined
  /**
   * The columns that readers see, and can hide with `columnMenu`. The model's name is always visible.
   * @default all nine, and those of the host
   */
  readonly columns?: readonly ShownColumn[] | undefined
  /**
   * Columns of the host, which stand before the actions, sort, hide and print like the others. The table uses them as
   * columns of TanStack Table, so their list must be the same object from render to render.
   */
  readonly extraColumns?: readonly ExtraColumn[] | undefined
  /**
   * How the rows are shown unless the view says so: as a table, or as a picture of one score with its intervals.
   * @default 'table'
   */
  readonly show?: LeaderboardShow | undefined
  /**
   * Whether readers can select up to three rows and compare them.
   * @default false
   */
  readonly selectable?: boolean | undefined
  /**
   * Whether readers can show and hide columns.
   * @default false
   */
  readonly columnMenu?: boolean | undefined
  /**
   * Whether readers can choose the suite.
   * @default false
   */
  readonly suiteSwitch?: boolean | undefined
  /**
   * Whether readers can switch between the table and the picture.
   * @default false
   */
  readonly showSwitch?: boolean | undefined
  /**
   * Whether readers can search and filter. Without it the rows, their headers and the notes remain.
   * @default true
   */
  readonly toolbar?: boolean | undefined
  /**
   * The notes below the rows: with the bands and the suite explained, or the sources and the date alone.
   * @default 'full'
   */
  readonly notes?: 'full' | 'short' | undefined
  /**
   * Called before a link to a model's page is followed; `event.preventDefault()` stops it.
   */
  readonly onModelClick?: ModelClickHandler | undefined
  /**
   * Called by the button of the error state.
   * @default fetches the entries again
   */
  readonly onRetry?: (() => void) | undefined
}

/**
 * The leaderboard: a table of the models of a suite with their scores and composite, which readers search,
 * filter and sort. The planned models of the source come last. Requires an {@link EvaluationsProvider}.
 *
 * @example
 * ```tsx
 * import { EvaluationsProvider, LeaderboardTable } from '@transparency-lab/widgets'
 * import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
 *
 * const source = createSnapshotSource('https://example.org/snapshot.json')
 *
 * export function Page() {
 *   return (
 *     <EvaluationsProvider source={source}>
 *       <LeaderboardTable limit={10} selectable />
 *     </EvaluationsProvider>
 *   )
 * }
 * ```
 */
export const LeaderboardTable = defineWidget<LeaderboardTableProps>({
  name: 'LeaderboardTable',
  rootClass: 'tl-leaderboard',
  sections: { leaderboard: enLeaderboard },
  rules: LEADERBOARD_RULES,
  View: LeaderboardTableView,
})

/** The leaderboard with the names of the host's columns among its labels. */
function LeaderboardTableView(props: WidgetViewProps<LeaderboardTableProps>) {
  const { extraColumns, leaderboard } = useExtraColumns(props.extraColumns)
  const sections = useMemo(() => ({ leaderboard }), [leaderboard])
  return (
    <LabelSections sections={sections} isFinal>
      <Leaderboard
        {...props}
        models={props.models?.length === 0 ? undefined : props.models}
        extraColumns={extraColumns}
      />
    </LabelSections>
  )
}

interface LeaderboardProps extends WidgetViewProps<LeaderboardTableProps> {
  readonly extraColumns: readonly ExtraColumn[]
}

function Leaderboard({
  view: givenView,
  defaultView,
  onViewChange,
  limit = Infinity,
  models,
  columns,
  extraColumns,
  show = 'table',
  selectable = false,
  columnMenu = false,
  suiteSwitch = false,
  showSwitch = false,
  toolbar = true,
  notes = 'full',
  onModelClick,
  onRetry,
  ...root
}: LeaderboardProps) {
  const [view, setView] = useView(givenView, defaultView, onViewChange)
  const { loadable, suite } = useChosenLeaderboard(view.suite, models)
  const leaderboard = loadable.status === 'ready' ? loadable.value : undefined
  const shownColumns = useShownColumns({ suite, extraColumns, columns, view })
  // A table with fewer columns needs less width before it scrolls.
  const style = { '--_tl-columns': shownColumns.visibleColumns.length, ...root.style }
  const { change, changeSuite, notice } = useSuiteChange({
    view,
    leaderboard,
    models,
    onViewChange: setView,
    extraColumns,
  })

  return (
    <WidgetRoot terms={useTerms(suite)} data-status={loadable.status} {...root} style={style}>
      <SuiteScope suite={suite}>
        <TableSuite suite={suite} view={view} onSelect={changeSuite} hasSwitch={suiteSwitch} />
        {loadable.status === 'failed' ? (
          <FailureNotice onRetry={onRetry ?? loadable.retry} />
        ) : (
          <LeaderboardBody
            leaderboard={leaderboard}
            view={view}
            notice={notice}
            onViewChange={change}
            limit={limit}
            models={models}
            onModelClick={onModelClick}
            {...shownColumns}
            extraColumns={extraColumns}
            hostShow={show}
            isSelectable={selectable}
            hasColumnMenu={columnMenu}
            hasShowSwitch={showSwitch}
            hasToolbar={toolbar}
            hasShortNotes={notes === 'short'}
          />
        )}
      </SuiteScope>
    </WidgetRoot>
  )
}

interface ColumnChoice {
  readonly suite: Suite | undefined
  readonly extraColumns: readonly ExtraColumn[]
  /** The columns of the host's choice; undefined for all. */
  readonly columns: readonly ShownColumn[] | undefined
  readonly view: LeaderboardView
}

/** Returns the columns of a suite and of the host that readers see, and those of them that the view shows. */
function useShownColumns({ suite, columns, view, extraColumns }: ColumnChoice) {
  useColumnsCheck({ columns, view, extraColumns })
  const extra = extraColumns.map(({ id }) => id)
  const fixed = extraColumns.filter(({ enableHiding }) => enableHiding === false)
  const offeredColumns = filterColumns([...getSuiteColumns(suite), ...extra], columns)
  const shown = view.columns && [...view.columns, ...fixed.map(({ id }) => id)]
  return { offeredColumns, visibleColumns: filterColumns(offeredColumns, shown) }
}

/** Returns the columns that are kept, and that of the names. */
function filterColumns(
  columns: readonly ShownColumn[],
  kept: readonly ShownColumn[] = columns,
): ShownColumn[] {
  return columns.filter((id) => id === 'name' || kept.includes(id))
}

const NO_VIEW: Partial<LeaderboardView> = {}

/** Returns a view of the host, completed where it lacks a field or plain JavaScript got one wrong. */
function useCompleteView(given: Partial<LeaderboardView> | undefined, at: string): LeaderboardView {
  const { checks } = useEvaluationsContext()
  const valid = useValidProps(given ?? NO_VIEW, VIEW_RULES, { checks, at })
  return useMemo(() => withDefaults(DEFAULT_VIEW, valid), [valid])
}

/** The view of the host, or the widget's own, and the function that changes it. */
function useView(
  givenView: LeaderboardView | undefined,
  defaultView: Partial<LeaderboardView> | undefined,
  onViewChange: ((view: LeaderboardView) => void) | undefined,
) {
  const hostView = useCompleteView(givenView, 'view.')
  const [ownView, setOwnView] = useState(useCompleteView(defaultView, 'defaultView.'))
  const setView = (next: LeaderboardView) => {
    if (givenView === undefined) setOwnView(next)
    onViewChange?.(next)
  }
  return [givenView === undefined ? ownView : hostView, setView] as const
}

function FailureNotice({ onRetry }: { readonly onRetry: () => void }) {
  const labels = useLabels('leaderboard')
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      {labels.retry}
    </Button>
  )
  return (
    <Notice tone="failure" title={labels.errorTitle} action={retry}>
      {labels.errorText}
    </Notice>
  )
}
