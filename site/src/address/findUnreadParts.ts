import { LEADERBOARD_COLUMNS } from '@transparency-lab/widgets/domain'
import { parseShow, parseSorting } from '@transparency-lab/widgets/domain-internal'

/** What is valid in the parts of an address that name words of the leaderboard. */
const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  sort: (value) => parseSorting(value) !== undefined,
  columns: (value) => value.split(',').every(isColumn),
  show: (value) => parseShow(value) !== undefined,
}

/** Returns the parts of a query string that no view of the leaderboard has, such as `sort=foo:desc`. */
export function findUnreadParts(params: URLSearchParams): readonly string[] {
  return Object.entries(RULES).flatMap(([name, isValid]) => {
    const values = params.getAll(name)
    const isRead = values.length < 2 && values.every((value) => value === '' || isValid(value))
    return isRead ? [] : values.map((value) => `${name}=${value}`)
  })
}

function isColumn(name: string): boolean {
  return (LEADERBOARD_COLUMNS as readonly string[]).includes(name)
}
