/** What the date of an evaluation is: its day, or a day by which it had ended. */
export type DateKind = 'day' | 'atLatest'

/** How files and databases spell the kinds. */
export const DATE_KIND_NAMES = {
  day: 'day',
  atLatest: 'at_latest',
} as const satisfies Record<DateKind, string>

/** Returns the kind with a spelling of files. */
export function parseDateKind(name: string | undefined): DateKind | undefined {
  if (name === DATE_KIND_NAMES.day) return 'day'
  return name === DATE_KIND_NAMES.atLatest ? 'atLatest' : undefined
}
