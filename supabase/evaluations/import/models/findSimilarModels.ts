import { foldText } from '@transparency-lab/widgets/domain-internal'

const VERSION_DATE = /[-_@:]?(?:20\d{2}-?[01]\d-?[0-3]\d|latest|preview)$/
const SEPARATORS = /[^\p{L}\p{N}]+/gu
/** Small letters of Greek and Cyrillic that look like Latin ones, or whose capitals do. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y' },
  ...{ х: 'x', і: 'i', ј: 'j', ѕ: 's', α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k' },
  ...{ μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x' },
}
const ALIKE = /[\u0370-\u045F]/g

/**
 * Groups exact ids that may name the same model: ids that differ only in the provider prefix,
 * capitals, separators, letters that look alike, or a version date. Only an alias merges them.
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
  const latin = foldText(name).replace(ALIKE, (letter) => LATIN[letter] ?? letter)
  return latin.replace(VERSION_DATE, '').replace(SEPARATORS, '')
}
