import type { HTMLAttributes } from 'svelte/elements'
import type { SafetyTags } from './safetyTags.ts'

export * from './standalone.ts'

/** What `onsafety-view` and the like are given. */
type Listeners<Events, Element> = {
  readonly [Name in keyof Events & string as `on${Name}`]?:
    ((event: Events[Name] & { readonly currentTarget: Element }) => unknown) | null | undefined
}

/** What each element takes in a template of Svelte. */
type SvelteTags = {
  [Name in keyof SafetyTags]: HTMLAttributes<SafetyTags[Name]['element']> &
    SafetyTags[Name]['properties'] &
    Listeners<SafetyTags[Name]['events'], SafetyTags[Name]['element']> & {
      readonly 'link-target'?: string | null | undefined
    }
}

declare module 'svelte/elements' {
  // Declarations are merged by extending what is empty.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface SvelteHTMLElements extends SvelteTags {}
}
