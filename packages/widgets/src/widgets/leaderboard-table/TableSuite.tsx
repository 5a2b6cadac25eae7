import { useLabels, useLoadedSuites, useSuites } from '../../data/index.ts'
import type { LeaderboardView, Suite } from '../../domain/index.ts'
import { Notice, SuiteSwitch } from '../../ui/index.ts'
import { UnknownSuite } from '../frame/index.ts'

interface TableSuiteProps {
  /** The suite of the entries; undefined while they load, and when the source has no suites. */
  readonly suite: Suite | undefined
  readonly view: LeaderboardView
  readonly onSelect: (id: string) => void
  readonly hasSwitch: boolean
}

/** The switch of suites. Renders nothing when the source has none. */
export function TableSuite({ suite, view, onSelect, hasSwitch }: TableSuiteProps) {
  const labels = useLabels()
  const { invalidSuites } = useLabels('leaderboard')
  const loaded = useSuites()
  const isPending = loaded.status === 'pending'
  const suites = useLoadedSuites()
  const invalid = loaded.status === 'ready' ? loaded.value.invalidRows : 0
  return (
    <>
      {/* Reserves the height of the switch, so that nothing below moves. */}
      {hasSwitch && isPending && (
        <div className="tl-suite-switch tl-suites-pending" aria-hidden="true" />
      )}
      {hasSwitch && suites.length > 1 && (
        <SuiteSwitch
          suites={suites}
          selected={suite?.id ?? view.suite}
          labels={labels}
          onSelect={onSelect}
        />
      )}
      <UnknownSuite requested={view.suite} shown={suite} />
      {invalid > 0 && <Notice tone="hint">{invalidSuites(invalid)}</Notice>}
    </>
  )
}
