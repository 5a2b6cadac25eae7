import { useEffect, useMemo } from 'react'
import {
  useEvaluationsContext,
  useLabels,
  type ColumnFault,
  type DeveloperChecks,
} from '../../../data/index.ts'
import type { LeaderboardLabels } from '../../../labels/index.ts'
import { checkExtraColumns } from './checkExtraColumns.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { logErrorOnce } from './logErrorOnce.ts'

const NO_COLUMNS: ReturnType<typeof checkExtraColumns> = { columns: [], faults: [] }

/**
 * Returns the valid columns of the host, and the labels of the leaderboard with their names and descriptions. The
 * console has a sentence on each column that is left out, and on each part that no column has.
 */
export function useExtraColumns(given: readonly ExtraColumn[] | undefined) {
  const labels = useLabels('leaderboard')
  const { checks } = useEvaluationsContext()
  const { columns, faults } = useMemo(
    () => (given === undefined ? NO_COLUMNS : checkExtraColumns(given)),
    [given],
  )
  // Synchronises with the console.
  useEffect(() => {
    if (faults.length > 0) void logFaults(faults, checks)
  }, [faults, checks])
  const leaderboard = useMemo(
    () => (columns.length === 0 ? labels : nameColumns(labels, columns)),
    [columns, labels],
  )
  return { extraColumns: columns, leaderboard }
}

async function logFaults(faults: readonly ColumnFault[], checks: DeveloperChecks): Promise<void> {
  try {
    const { describeColumnFault } = await checks.loadSourceProblems()
    faults.map(describeColumnFault).forEach(logErrorOnce)
  } catch {
    // The table works without the sentences, and the failed import is in the console already.
  }
}

function nameColumns(labels: LeaderboardLabels, extra: readonly ExtraColumn[]): LeaderboardLabels {
  const names = extra.map(({ id, header }) => [id, header] as const)
  const about = extra.map(({ id, description = '' }) => [id, description] as const)
  return {
    ...labels,
    columns: { ...labels.columns, ...Object.fromEntries(names) },
    about: { ...labels.about, ...Object.fromEntries(about) },
  }
}
