import { useEffect } from 'react'

/**
 * Warns of ids that no model has, because a widget cannot tell a wrong id from a model that is not evaluated.
 *
 * @param attribute the attribute with the ids
 * @param unknown the ids; undefined while the models load
 */
export function useUnknownModels(
  attribute: string,
  unknown: readonly string[] | undefined,
  warn: (text: string) => void,
): void {
  const ids = unknown?.join(', ')
  // Synchronises with the console, for the author of the page.
  useEffect(() => {
    if (ids) warn(`the attribute ${attribute} names no evaluated model with “${ids}”.`)
  }, [attribute, ids, warn])
}
