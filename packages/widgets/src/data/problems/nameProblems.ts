/** Names on a page, and those that the source has. */
export interface GivenNames {
  /** The attribute or the part of the view with the names, as the beginning of a sentence; `view` for the names of parts. */
  readonly place: string
  /** Plain JavaScript may pass anything. */
  readonly names: readonly (string | undefined)[] | undefined
  /** None while they load. */
  readonly known: readonly string[]
  /** The id of the suite whose models are known, and empty for those of all suites; undefined for other names. */
  readonly suite?: string | undefined
}

/** Describes names that the source does not have in a sentence. */
export function describeUnknownNames(names: string, { place, known, suite }: GivenNames): string {
  if (suite !== undefined) {
    const models = suite === '' ? 'evaluated model' : `model of the suite “${suite}”`
    return `${place} names no ${models} with “${names}”.`
  }
  const allowed = [...new Set(known)].sort().join(', ')
  return place === 'view'
    ? `the property view has “${names}”. Allowed: ${allowed}.`
    : `${place}="${names}" must be one of ${allowed}.`
}
