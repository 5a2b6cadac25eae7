import { reflectAttributes } from './reflectAttributes.ts'
import { SafetyCompare } from './SafetyCompare.tsx'
import { SafetyElement } from './SafetyElement.tsx'
import { SafetyLeaderboard } from './SafetyLeaderboard.tsx'
import { SafetyModelCard } from './SafetyModelCard.tsx'

const ELEMENTS = {
  'safety-leaderboard': SafetyLeaderboard,
  'safety-model-card': SafetyModelCard,
  'safety-compare': SafetyCompare,
} as const

/**
 * Defines the custom elements. On a server, or when they are defined already, it does nothing. If another version of
 * this package, or another script, has defined them, it logs a warning, and what was defined first stays in use.
 */
export function defineElements(): void {
  if (!('customElements' in globalThis)) return
  const taken = new Map<unknown, string[]>()
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const known = customElements.get(name)
    if (known === undefined) {
      reflectAttributes(element.prototype, element.observedAttributes)
      customElements.define(name, element)
      continue
    }
    const owner = (known as Partial<typeof element>).version
    if (owner !== SafetyElement.version) {
      taken.set(owner, [...(taken.get(owner) ?? []), `<${name}>`])
    }
  }
  for (const [owner, names] of taken) console.warn(describeOwner(owner, names.join(', ')))
}

function describeOwner(owner: unknown, names: string): string {
  const first = typeof owner === 'string' ? `version ${owner}` : 'another script'
  return `@transparency-lab/widgets ${SafetyElement.version} is not used: ${first} has defined ${names}.`
}
