import { showValue } from '../../../data/index.ts'
import { isExtraColumnId } from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** The parts of a column that are functions when they are defined. */
const FUNCTIONS = ['accessorFn', 'cell', 'describeCell', 'sortFn'] as const

/** Columns that the table can show, and a sentence on each one that it leaves out. */
interface CheckedColumns {
  readonly columns: readonly ExtraColumn[]
  readonly problems: readonly string[]
}

/** Leaves out the columns that plain JavaScript got wrong. A problem says where it is, and what is allowed. */
export function checkExtraColumns(given: unknown): CheckedColumns {
  if (!Array.isArray(given)) {
    return {
      columns: [],
      problems: [`extraColumns is ${showValue(given)}, not a list of columns.`],
    }
  }
  const columns: ExtraColumn[] = []
  const problems: string[] = []
  for (const [index, column] of given.entries() as Iterable<[number, unknown]>) {
    const problem = findProblem(column, columns)
    if (problem === undefined) columns.push(column as ExtraColumn)
    else problems.push(`extraColumns[${index}]${problem}`)
  }
  return { columns, problems }
}

function findProblem(column: unknown, before: readonly ExtraColumn[]): string | undefined {
  if (typeof column !== 'object' || column === null)
    return ` is ${showValue(column)}, not a column.`
  const parts = column as Readonly<Record<string, unknown>>
  const { id, header, accessorFn, cell } = parts
  if (typeof id !== 'string' || !isExtraColumnId(id)) {
    return `.id is ${showValue(id)}, not “x-” and a name of lowercase letters, digits and single hyphens.`
  }
  if (before.some((other) => other.id === id)) return `.id is “${id}”, as of a column before it.`
  if (typeof header !== 'string' || header.trim() === '') {
    return `.header of “${id}” is ${showValue(header)}, not the name of the column as a text.`
  }
  const wrong = FUNCTIONS.find((name) => !['undefined', 'function'].includes(typeof parts[name]))
  if (wrong !== undefined)
    return `.${wrong} of “${id}” is ${showValue(parts[wrong])}, not a function.`
  return accessorFn === undefined && cell === undefined
    ? ` (“${id}”) has neither accessorFn nor cell.`
    : undefined
}
