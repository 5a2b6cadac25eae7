import { useEffect } from 'react'

/** What an attribute names and no model has. */
interface UnknownModels {
  /** The name of the attribute. */
  readonly attribute: string
  /** Undefined while the models load. */
  readonly ids: readonly string[] | undefined
  /** The id of the suite whose models are known; undefined when those of all suites are. */
  readonly suite?: string | undefined
}

/** Warns of ids that no model has, because a widget cannot tell a wrong id from a model that is not evaluated. */
export function useUnknownModels(
  { attribute, ids, suite }: UnknownModels,
  warn: (text: string) => void,
): void {
  const unknown = ids?.join(', ')
  const models = suite === undefined ? 'evaluated model' : `model of the suite “${suite}”`
  // Synchronises with the console, for the author of the page.
  useEffect(() => {
    if (unknown) warn(`the attribute ${attribute} names no ${models} with “${unknown}”.`)
  }, [attribute, models, unknown, warn])
}
