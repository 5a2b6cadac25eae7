import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SafetyEvents } from './events.ts'
import type { SafetyCompare } from './SafetyCompare.tsx'
import type { SafetyElement } from './SafetyElement.tsx'
import type { SafetyLeaderboard } from './SafetyLeaderboard.tsx'
import type { SafetyModelCard } from './SafetyModelCard.tsx'

/** What an element takes as a tag of JSX: its attributes, and its properties from React 19 on. */
type Tag<Element extends SafetyElement, Own extends keyof Element> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> &
  Partial<Pick<Element, Own | 'src' | 'theme' | 'site' | 'source' | 'labels'>> & {
    readonly 'link-target'?: string
  }

interface SafetyTags {
  'safety-leaderboard': Tag<SafetyLeaderboard, 'search' | 'provider' | 'sort' | 'limit' | 'columns'>
  'safety-model-card': Tag<SafetyModelCard, 'model'>
  'safety-compare': Tag<SafetyCompare, 'models'>
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

declare module 'react' {
  // React looks for its tags in a namespace, and for ours by merging.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends SafetyTags {}
  }
}
