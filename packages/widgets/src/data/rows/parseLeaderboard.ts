import {
  isModelId,
  type CalendarDate,
  type LeaderboardEntry,
  type Suite,
} from '../../domain/index.ts'
import type { Listing } from '../evaluationSource.ts'
import { parseRows, sortListing } from './parseRows.ts'
import { evaluatedModelSchema } from './schemas.ts'
import { toLeaderboardEntry } from './toDomain.ts'

/**
 * Parses the rows of a leaderboard, sorted by name. It leaves out, uncounted, rows that have evaluations in
 * other suites only, even invalid ones: they are rows of other leaderboards.
 *
 * @param suite undefined for evaluations that name none
 * @param lastDay the last day that a row can have
 * @throws SourceError when the rows are not a list
 */
export function parseLeaderboard(
  rows: unknown,
  suite: Suite | undefined,
  lastDay: CalendarDate,
): Listing<LeaderboardEntry> {
  const own = Array.isArray(rows) ? rows.flatMap((row) => dropOtherSuites(row, suite?.id)) : rows
  return sortListing(
    parseRows(own, evaluatedModelSchema, (row) => toLeaderboardEntry(row, suite), lastDay),
  )
}

/** Removes the evaluations in other suites from a row. Returns no row when that leaves none. */
function dropOtherSuites(row: unknown, id: string | undefined): unknown[] {
  const { evaluations } = Object(row) as { readonly evaluations?: unknown }
  if (!Array.isArray(evaluations)) return [row]
  const own = evaluations.filter((evaluation) => !isElsewhere(evaluation, id))
  return own.length === 0 ? [] : [{ ...Object(row), evaluations: own }]
}

/** Whether an evaluation is of another suite. One without a valid suite id counts as of this suite. */
function isElsewhere(evaluation: unknown, id: string | undefined): boolean {
  const { suiteId: suite } = Object(evaluation) as { readonly suiteId?: unknown }
  return isModelId(suite) && suite !== id
}
