import { reflectAttributes } from './reflectAttributes.ts'
import { SafetyCompare } from './SafetyCompare.tsx'
import { SafetyLeaderboard } from './SafetyLeaderboard.tsx'
import { SafetyModelCard } from './SafetyModelCard.tsx'

const ELEMENTS = {
  'safety-leaderboard': SafetyLeaderboard,
  'safety-model-card': SafetyModelCard,
  'safety-compare': SafetyCompare,
} as const

/**
 * Defines the custom elements. On a server, or when they are defined already, it does nothing. If
 * another copy of this package has defined them, it logs a warning and that copy stays in use.
 */
export function defineElements(): void {
  if (!('customElements' in globalThis)) return
  const taken: string[] = []
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const known = customElements.get(name)
    if (known === undefined) {
      reflectAttributes(element.prototype, element.observedAttributes)
      customElements.define(name, element)
    } else if (known !== element) {
      taken.push(`<${name}>`)
    }
  }
  if (taken.length > 0) {
    console.warn(
      `Another copy of @transparency-lab/widgets has already defined ${taken.join(', ')} and stays in use. Load the package once.`,
    )
  }
}
