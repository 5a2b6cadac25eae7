import type { BenchRows } from '../rows.ts'

/**
 * Takes the rows that the page has read, and leaves the page without them, so that a table that does
 * not keep them does not pay for them.
 */
export function receiveRows<Form extends keyof BenchRows>(_form: Form): BenchRows[Form] {
  const page = globalThis as { benchRows?: BenchRows[Form] }
  const rows = page.benchRows
  if (rows === undefined) throw new Error('The page has read no rows.')
  delete page.benchRows
  return rows
}
