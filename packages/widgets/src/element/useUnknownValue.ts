import { useEffect } from 'react'
import { useLoadedSuites } from '../data/index.ts'

/** The value of an attribute, and the values that the source has; undefined while they load. */
interface AttributeValue {
  readonly attribute: string
  readonly value: string | null | undefined
  readonly allowed: readonly string[] | undefined
}

/** Warns of a value that the source does not have. */
export function useUnknownValue(
  { attribute, value, allowed }: AttributeValue,
  warn: (text: string) => void,
): void {
  const known = [...new Set(allowed)].sort().join(', ')
  const isUnknown = Boolean(value) && known !== '' && allowed?.includes(value ?? '') === false
  // Synchronises with the console, for the author of the page.
  useEffect(() => {
    if (isUnknown) warn(`the attribute ${attribute}="${value}" must be one of ${known}.`)
  }, [attribute, value, isUnknown, known, warn])
}

/** Warns of the id of a suite that the source does not have. */
export function useUnknownSuite(value: string | undefined, warn: (text: string) => void): void {
  const allowed = useLoadedSuites().map(({ id }) => id)
  useUnknownValue({ attribute: 'suite', value, allowed }, warn)
}
