import { useMemo } from 'react'
import { useLabels } from '../../../data/index.ts'
import type { LeaderboardLabels } from '../../../labels/index.ts'
import { checkExtraColumns } from './checkExtraColumns.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { logErrorOnce } from './logErrorOnce.ts'

const NO_COLUMNS: readonly ExtraColumn[] = []

/**
 * Returns the valid columns of the host, and the labels of the leaderboard with their names and descriptions. The
 * console has a sentence on each column that is left out.
 */
export function useExtraColumns(given: readonly ExtraColumn[] | undefined) {
  const labels = useLabels('leaderboard')
  return useMemo(() => {
    if (given === undefined) return { extraColumns: NO_COLUMNS, leaderboard: labels }
    const { columns, problems } = checkExtraColumns(given)
    problems.forEach(logErrorOnce)
    return { extraColumns: columns, leaderboard: nameColumns(labels, columns) }
  }, [given, labels])
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
