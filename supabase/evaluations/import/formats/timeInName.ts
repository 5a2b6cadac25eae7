import { parseTime } from './parseTime.ts'

const DATED_NAME = /(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})[^/\\]*$/

/** Parses the timestamp at the end of a file name, such as "results_2025-05-30T15-39-12.178.json". */
export function timeInName(path: string): number | null {
  return parseTime(stampInName(path))
}

/** Returns the timestamp at the end of a file name as an ISO time. */
export function stampInName(path: string): string | undefined {
  const [, day, hours, minutes, seconds] = DATED_NAME.exec(path) ?? []
  return day === undefined ? undefined : `${day}T${hours}:${minutes}:${seconds}Z`
}
