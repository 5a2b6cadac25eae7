import { showValue } from '../showValue.ts'

/** What plain JavaScript got wrong in the columns that a host adds to the leaderboard. */
export interface ColumnFault {
  /** The place of the column in the list; undefined for the list itself. */
  readonly index?: number
  /** The id of the column. */
  readonly id?: unknown
  /**
   * The name of the wrong part, or what else is wrong: `list` and `column` are none, `repeated` is the id, `empty` is
   * the column, and `unknown` is the name of a part.
   */
  readonly what: string
  readonly value: unknown
  /** The names of parts that exist, for an unknown one. */
  readonly allowed?: readonly string[]
}

/** What the parts of a column are allowed to be; the others are functions. */
const ALLOWED: Readonly<Record<string, string>> = {
  id: '“x-” and a name of lowercase letters, digits and single hyphens',
  header: 'the name of the column as a text',
  description: 'a text',
  sortWords: 'a list of two texts',
  width: 'a number above 0',
  align: 'start or end',
}

/** Describes a fault of the host's columns in a sentence. */
export function describeColumnFault({ index = 0, id, what, value, allowed }: ColumnFault): string {
  const at = `extraColumns[${index}]`
  const shown = showValue(value)
  switch (what) {
    case 'list':
      return `extraColumns is ${shown}, not a list of columns.`
    case 'column':
      return `${at} is ${shown}, not a column.`
    case 'repeated':
      return `${at}.id is ${shown}, as of a column before it.`
    case 'empty':
      return `${at} (${shown}) has neither accessorFn nor cell.`
    case 'unknown':
      return `${at} (${showValue(id)}) has ${shown}. Allowed: ${allowed?.join(', ')}.`
    default: {
      const of = what === 'id' ? '' : ` of ${showValue(id)}`
      return `${at}.${what}${of} is ${shown}, not ${ALLOWED[what] ?? 'a function'}.`
    }
  }
}

/** Describes the columns that a host names and the leaderboard does not have in a sentence. */
export function describeUnknownColumns(
  what: string,
  unknown: readonly unknown[],
  allowed: readonly string[],
): string {
  return `${what} has ${unknown.map(showValue).join(', ')}. Allowed: ${allowed.join(', ')}.`
}
