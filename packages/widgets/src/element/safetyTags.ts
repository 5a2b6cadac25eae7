import type { Theme } from '../domain/index.ts'
import type { TokenName } from '../theme/index.ts'
import type { SafetyEvents } from './events.ts'
import type { SafetyCompare } from './SafetyCompare.tsx'
import type { SafetyElement } from './SafetyElement.tsx'
import type { GivenView, SafetyLeaderboard } from './SafetyLeaderboard.tsx'
import type { SafetyModelCard } from './SafetyModelCard.tsx'

/** What the setter of a property takes, if it is more than its getter returns. */
interface Setters {
  readonly view: GivenView
}

/** The types of one element for the templates of a framework. */
interface Tag<
  Element extends SafetyElement,
  Own extends keyof Element,
  OwnEvents extends keyof SafetyEvents,
> {
  readonly element: Element
  /** The properties that a template can set. */
  readonly properties: {
    readonly [
      Name in Own | TokenName | 'brand' | 'src' | 'site' | 'linkTarget' | 'source' | 'labels'
    ]?: (Name extends keyof Setters ? Setters[Name] : Element[Name]) | null | undefined
  } & { readonly theme?: Theme | null | undefined }
  /** The events that a template can listen to. */
  readonly events: Pick<
    SafetyEvents,
    OwnEvents | 'safety-ready' | 'safety-error' | 'safety-navigate'
  >
}

/** The elements by their tag name. */
export interface SafetyTags {
  readonly 'safety-leaderboard': Tag<
    SafetyLeaderboard,
    | 'suite'
    | 'search'
    | 'provider'
    | 'sort'
    | 'limit'
    | 'models'
    | 'columns'
    | 'extraColumns'
    | 'view'
    | 'show'
    | 'selectable'
    | 'columnMenu'
    | 'suiteSwitch'
    | 'showSwitch'
    | 'toolbar'
    | 'notes',
    'safety-view' | 'safety-model'
  >
  readonly 'safety-model-card': Tag<SafetyModelCard, 'model' | 'suite' | 'reportProblem', never>
  readonly 'safety-compare': Tag<
    SafetyCompare,
    'models' | 'suite',
    'safety-select' | 'safety-suite'
  >
}

/** Converts `accentDark` to `accent-dark`. */
type KebabCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${KebabCase<Rest>}`
  : Name

/** Properties by the names of their attributes. `extraColumns` has no attribute and keeps its name. */
export type ByAttribute<Properties> = {
  readonly [
    Name in keyof Properties & string as Name extends 'extraColumns' ? Name : KebabCase<Name>
  ]?: Properties[Name]
}

/** The event handlers by the names that React 19 and Svelte give them, such as `onsafety-view`. */
export type Listeners<Events, Element> = {
  readonly [Name in keyof Events & string as `on${Name}`]?:
    ((event: Events[Name] & { readonly currentTarget: Element }) => unknown) | null | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'safety-leaderboard': SafetyLeaderboard
    'safety-model-card': SafetyModelCard
    'safety-compare': SafetyCompare
  }

  // An empty interface that extends another merges it into the global one.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends SafetyEvents {}
}
