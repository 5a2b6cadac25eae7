import type { RunFacts } from '../choose/FileReport.ts'
import { findMaker, getNamespace } from './makers.ts'
import type { Aliases } from './readAliases.ts'

/** Names the maker of a model in one spelling, or that which the aliases give to other models of its namespace. */
export function nameProvider(
  { isHubId, model, provider }: Pick<RunFacts, 'isHubId' | 'model' | 'provider'>,
  aliases: Aliases,
): string | undefined {
  if (provider !== undefined) return findMaker(provider) ?? provider
  return isHubId === true ? findOwner(getNamespace(model ?? ''), aliases) : undefined
}

/** Finds the provider that the aliases give to the models of a namespace, if it is one. */
function findOwner(space: string | undefined, aliases: Aliases): string | undefined {
  const owners = new Set<string>()
  for (const [id, { provider }] of aliases) {
    if (space !== undefined && provider !== undefined && getNamespace(id) === space) {
      owners.add(provider)
    }
  }
  return owners.size === 1 ? [...owners][0] : undefined
}
