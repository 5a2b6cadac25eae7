import type { Theme } from '../ui/index.ts'
import type { SafetyEvents } from './events.ts'
import type { SafetyCompare } from './SafetyCompare.tsx'
import type { SafetyElement } from './SafetyElement.tsx'
import type { SafetyLeaderboard } from './SafetyLeaderboard.tsx'
import type { SafetyModelCard } from './SafetyModelCard.tsx'

/** One element as the templates of a framework see it. */
interface Tag<
  Element extends SafetyElement,
  Own extends keyof Element,
  OwnEvents extends keyof SafetyEvents,
> {
  readonly element: Element
  /** What a template may set, by the names of the properties. */
  readonly properties: {
    readonly [Name in Own | 'src' | 'site' | 'linkTarget' | 'source' | 'labels']?:
      Element[Name] | null | undefined
  } & { readonly theme?: Theme | null | undefined }
  /** What a template may listen to. */
  readonly events: Pick<
    SafetyEvents,
    OwnEvents | 'safety-ready' | 'safety-error' | 'safety-navigate'
  >
}

/** Every element by the name of its tag. */
export interface SafetyTags {
  readonly 'safety-leaderboard': Tag<
    SafetyLeaderboard,
    'search' | 'provider' | 'sort' | 'limit' | 'columns' | 'selectable' | 'columnMenu',
    'safety-view'
  >
  readonly 'safety-model-card': Tag<SafetyModelCard, 'model', never>
  readonly 'safety-compare': Tag<SafetyCompare, 'models', 'safety-select'>
}

declare global {
  interface HTMLElementTagNameMap {
    'safety-leaderboard': SafetyLeaderboard
    'safety-model-card': SafetyModelCard
    'safety-compare': SafetyCompare
  }

  // Declarations are merged by extending what is empty.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends SafetyEvents {}
}
