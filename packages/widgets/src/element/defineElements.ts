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
 * Defines the elements, on a page; elsewhere it does nothing. Asked again it does nothing either; where
 * another copy of this package was first, that one stays, and the console says so.
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
      `Another copy of @transparency-lab/widgets, maybe in another version, has defined ${taken.join(', ')} before: that copy is used. Load it once.`,
    )
  }
}
