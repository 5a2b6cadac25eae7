import type { RunFacts } from '../choose/FileReport.ts'
import { isNoName } from './isNoName.ts'
import { findMaker, getNamespace } from './makers.ts'
import type { Aliases } from './readAliases.ts'

/** Returns the usual spelling of a declared maker, or else the one that the aliases give to the namespace of the id. */
export function nameProvider(
  { isHubId, model, provider }: Pick<RunFacts, 'isHubId' | 'model' | 'provider'>,
  aliases: Aliases,
): string | undefined {
  if (provider !== undefined && !isNoName(provider)) return findMaker(provider) ?? provider
  return isHubId === true ? findOwner(getNamespace(model ?? ''), aliases) : undefined
}

/** Finds the provider that the aliases give to a namespace; undefined if there are none or several. */
function findOwner(space: string | undefined, aliases: Aliases): string | undefined {
  const owners = new Set<string>()
  for (const [id, { provider }] of aliases) {
    if (space !== undefined && provider !== undefined && getNamespace(id) === space) {
      owners.add(provider)
    }
  }
  return owners.size === 1 ? [...owners][0] : undefined
}
