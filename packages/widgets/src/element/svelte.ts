import type { HTMLAttributes } from 'svelte/elements'
import type { ByAttribute, Listeners, SafetyTags } from './safetyTags.ts'

export * from './standalone.ts'

/** The attributes and properties of each element in a Svelte template. */
type SvelteTags = {
  [Name in keyof SafetyTags]: HTMLAttributes<SafetyTags[Name]['element']> &
    SafetyTags[Name]['properties'] &
    ByAttribute<SafetyTags[Name]['properties']> &
    Listeners<SafetyTags[Name]['events'], SafetyTags[Name]['element']>
}

declare module 'svelte/elements' {
  // An empty interface that extends another merges it into the one of Svelte.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface SvelteHTMLElements extends SvelteTags {}
}
