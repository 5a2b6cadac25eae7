import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ByAttribute, Listeners, SafetyTags } from './safetyTags.ts'

/** Omits `false` from `toolbar`, the only attribute with the default `true`: where React writes attributes, it drops `false`. */
type WithoutLostFalse<Properties> = {
  [Name in keyof Properties]: Name extends 'toolbar'
    ? Exclude<Properties[Name], false>
    : Properties[Name]
}

/** The JSX props of each element: its attributes, and from React 19 its properties and event handlers. */
type ReactTags = {
  [Name in keyof SafetyTags]: DetailedHTMLProps<
    HTMLAttributes<SafetyTags[Name]['element']>,
    SafetyTags[Name]['element']
  > &
    WithoutLostFalse<ByAttribute<SafetyTags[Name]['properties']>> &
    Listeners<SafetyTags[Name]['events'], SafetyTags[Name]['element']> & {
      /** Classes of the element. React 18 writes `className` as an attribute of that name, which styles nothing. */
      readonly class?: string | undefined
    }
}

declare module 'react' {
  // React declares JSX tags in a namespace, which a declaration must merge with.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends ReactTags {}
  }
}
