import type { HTMLAttributes } from 'vue'
import type { SafetyTags } from './safetyTags.ts'

export * from './standalone.ts'

/** `safety-view` as `SafetyView`. */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>

/** What `@safety-view` and the like are given. */
type Listeners<Events> = {
  readonly [Name in keyof Events & string as `on${PascalCase<Name>}`]?: (
    event: Events[Name],
  ) => unknown
}

/** Each element in the form in which Vue checks a template: a constructor with `$props`. */
type VueTags = {
  [Name in keyof SafetyTags]: new () => SafetyTags[Name]['element'] & {
    $props: HTMLAttributes & SafetyTags[Name]['properties'] & Listeners<SafetyTags[Name]['events']>
  }
}

declare module 'vue' {
  // Declarations are merged by extending what is empty.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalComponents extends VueTags {}
}
