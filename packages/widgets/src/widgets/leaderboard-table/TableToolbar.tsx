import { useMemo, useState } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  getProviders,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardShow,
  type LeaderboardView,
} from '../../domain/index.ts'
import { Button, CheckMenu, LiveRegion, SearchField, SelectField } from '../../ui/index.ts'
import type { LeaderboardTableModel, TableColumn } from './features.ts'
import { ShowSwitch } from './ShowSwitch.tsx'

interface TableToolbarProps {
  /** Whether readers can search, filter and choose; screen readers hear the number of rows without it, too. */
  readonly hasControls: boolean
  readonly table: LeaderboardTableModel
  readonly view: Pick<LeaderboardView, 'search' | 'provider'>
  /** The entries whose providers the filter offers. */
  readonly entries: readonly LeaderboardEntry[]
  /** The columns that readers can show and hide; empty without a column menu. */
  readonly columns: readonly TableColumn[]
  /** How the rows are shown; undefined when readers cannot switch it. */
  readonly show: LeaderboardShow | undefined
  readonly onShow: (show: LeaderboardShow) => void
  /** What the reader's last action dropped; empty when nothing. */
  readonly notice: string
  readonly status: string
  readonly isPending: boolean
  /** Whether no row is left out. */
  readonly isComplete: boolean
}

/** The search, the filters, the column menu and the number of visible rows. */
export function TableToolbar(props: TableToolbarProps) {
  const { hasControls, table, view, entries, columns, show, notice } = props
  const { status, isPending, isComplete } = props
  const { notify } = useEvaluationsContext()
  const [presses, setPresses] = useState(0)
  const labels = useLabels('leaderboard')
  const providers = useMemo(() => getProviders(entries), [entries])
  const StatusLine = isPending ? LiveRegion : 'p'
  if (!hasControls) return <StatusLine className="tl-visually-hidden">{status}</StatusLine>
  const announceFilters = () => {
    if (notify === undefined) setPresses(presses + 1)
    else notify(labels.advancedFiltersNotice)
  }

  return (
    <div className="tl-leaderboard-toolbar" part="toolbar">
      <SearchField
        label={labels.searchLabel}
        placeholder={labels.searchPlaceholder}
        value={view.search}
        onChange={table.setGlobalFilter}
      />
      <SelectField
        label={labels.providerLabel}
        allLabel={labels.allProviders}
        options={withSelectedOption(providers, view.provider)}
        value={view.provider}
        onChange={(provider) => table.getColumn('provider')?.setFilterValue(provider)}
      />
      <Button onClick={announceFilters}>{labels.advancedFilters}</Button>
      {columns.length > 0 && (
        <CheckMenu
          label={labels.columnMenu}
          items={columns.map((column) => ({
            id: column.id,
            label: labels.columns[column.id as LeaderboardColumn],
            isChecked: column.getIsVisible(),
            onChange: (isChecked) => column.toggleVisibility(isChecked),
          }))}
        />
      )}
      {show !== undefined && <ShowSwitch shown={show} onShow={props.onShow} />}
      <p className="tl-leaderboard-notice" role="status">
        {/* A new element, so that a screen reader says it again. */}
        {presses > 0 && <span key={presses}>{labels.advancedFiltersNotice}</span>}
      </p>
      <p className="tl-leaderboard-notice tl-leaderboard-dropped" role="status">
        {notice}
      </p>
      <StatusLine className="tl-leaderboard-status" data-complete={isComplete}>
        {status}
      </StatusLine>
    </div>
  )
}

/** Adds the provider of a link to the options, even if no model has it. */
function withSelectedOption(
  providers: readonly string[],
  chosen: string | undefined,
): readonly string[] {
  return chosen === undefined || providers.includes(chosen) ? providers : [chosen, ...providers]
}
