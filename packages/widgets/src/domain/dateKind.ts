/** The kinds of dates: the day of an evaluation, or a day by which it had ended. */
export const DATE_KINDS = ['day', 'at_latest'] as const

/** What the date of an evaluation is: its day, or a day by which it had ended. */
export type DateKind = (typeof DATE_KINDS)[number]
