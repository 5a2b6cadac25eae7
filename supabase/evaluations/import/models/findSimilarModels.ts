import { foldText } from '@transparency-lab/widgets/domain-internal'

const VERSION_DATE = /[-_@:]?(?:20\d{2}-?[01]\d-?[0-3]\d|latest|preview)$/
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/**
 * Groups exact ids that may name the same model: ids that differ only in the provider prefix,
 * capitals, separators or a version date. Only an alias merges them.
 */
export function findSimilarModels(ids: Iterable<string>): string[][] {
  const all = [...new Set(ids)]
  const prefixed = new Set(all.filter((id) => id.includes('/')).map(looseName))
  const groups = new Map<string, string[]>()
  for (const id of all) {
    // Run names of HELM have "_" instead of the slash.
    const withSlash = looseName(id.includes('/') ? id : id.replace('_', '/'))
    const key = prefixed.has(withSlash) ? withSlash : looseName(id)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [id])
    else group.push(id)
  }
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.sort())
}

function looseName(id: string): string {
  const name = id.split('/').at(-1) ?? id
  return foldText(name).replace(VERSION_DATE, '').replace(SEPARATORS, '')
}
