import type { HTMLAttributes } from 'vue'
import type { SafetyTags } from './safetyTags.ts'

export * from './standalone.ts'

/** Converts `safety-view` to `SafetyView`. */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>

/** The event handlers, such as `@safety-view`. */
type VueListeners<Events> = {
  readonly [Name in keyof Events & string as `on${PascalCase<Name>}`]?: (
    event: Events[Name],
  ) => unknown
}

/** The elements as Vue checks templates: constructors with `$props`. */
type VueTags = {
  [Name in keyof SafetyTags]: new () => SafetyTags[Name]['element'] & {
    $props: HTMLAttributes &
      SafetyTags[Name]['properties'] &
      VueListeners<SafetyTags[Name]['events']>
  }
}

declare module 'vue' {
  // An empty interface that extends another merges it into the one of Vue.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalComponents extends VueTags {}
}
