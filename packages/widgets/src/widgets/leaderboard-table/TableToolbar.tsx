import { useMemo, useState } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  providersOf,
  type LeaderboardColumn,
  type LeaderboardEntry,
  type LeaderboardView,
} from '../../domain/index.ts'
import { Button, CheckMenu, LiveRegion, SearchField, SelectField } from '../../ui/index.ts'
import type { TableColumn } from './features.ts'

interface TableToolbarProps {
  readonly view: LeaderboardView
  readonly onViewChange: (view: LeaderboardView) => void
  /** The entries whose providers are the choices of the filter. */
  readonly entries: readonly LeaderboardEntry[]
  /** The columns that a reader may show and hide; none where there is no choice of columns. */
  readonly columns: readonly TableColumn[]
  readonly status: string
  readonly isPending: boolean
}

/** What the leaderboard can be searched and filtered with, and how much of it is on screen. */
export function TableToolbar(props: TableToolbarProps) {
  const { view, onViewChange, entries, columns, status, isPending } = props
  const { notify } = useEvaluationsContext()
  const [notice, setNotice] = useState('')
  const words = useLabels('leaderboard')
  const providers = useMemo(() => providersOf(entries), [entries])
  const StatusLine = isPending ? LiveRegion : 'p'
  const announceFilters = () => (notify ?? setNotice)(words.advancedFiltersNotice)

  return (
    <div className="tl-leaderboard-toolbar" part="toolbar">
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        value={view.search}
        onChange={(search) => onViewChange({ ...view, search })}
      />
      <SelectField
        label={words.providerLabel}
        allLabel={words.allProviders}
        options={optionsOf(providers, view.provider)}
        value={view.provider}
        onChange={(provider) => onViewChange({ ...view, provider })}
      />
      <Button onClick={announceFilters}>{words.advancedFilters}</Button>
      {columns.length > 0 && (
        <CheckMenu
          label={words.columnMenu}
          items={columns.map((column) => ({
            id: column.id,
            label: words.columns[column.id as LeaderboardColumn],
            isChecked: column.getIsVisible(),
            onChange: (isChecked) => column.toggleVisibility(isChecked),
          }))}
        />
      )}
      <p className="tl-leaderboard-notice" role="status">
        {notice}
      </p>
      <StatusLine className="tl-leaderboard-status">{status}</StatusLine>
    </div>
  )
}

/** A provider that came with a link stays a choice, even if no model is listed for it. */
function optionsOf(providers: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || providers.includes(chosen) ? providers : [chosen, ...providers]
}
