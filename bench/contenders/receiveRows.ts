import type { BenchRows } from '../rows.ts'

/**
 * Returns the rows that the page has fetched, and removes them from the page, so that they count
 * towards the heap only if a table keeps them.
 */
export function receiveRows<Form extends keyof BenchRows>(_form: Form): BenchRows[Form] {
  const page = globalThis as { benchRows?: BenchRows[Form] }
  const rows = page.benchRows
  if (rows === undefined) throw new Error('The page has fetched no rows.')
  delete page.benchRows
  return rows
}
