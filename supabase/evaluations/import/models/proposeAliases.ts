import { HIDDEN, hideKeys } from '../../file/hideKeys.ts'
import { createSlug } from './createSlug.ts'

/** Returns entries of a file of aliases for exact ids, for a person to complete. */
export function proposeAliases(names: readonly string[], id?: string): string {
  const entries = names.map((exact) => [
    exact,
    { id: (id ?? createSlug(exact)) || '…', name: exact, provider: '…', weights: 'unknown' },
  ])
  const isHidden = names.some((exact) => hideKeys(exact) !== exact)
  const hint = isHidden ? `, with the exact id of the results in place of ${HIDDEN}` : ''
  return `${JSON.stringify(Object.fromEntries(entries))}${hint}`
}
