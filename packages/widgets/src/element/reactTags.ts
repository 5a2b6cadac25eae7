import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SafetyTags } from './safetyTags.ts'

/** The JSX props of each element: its attributes, and from React 19 its properties. */
type ReactTags = {
  [Name in keyof SafetyTags]: DetailedHTMLProps<
    HTMLAttributes<SafetyTags[Name]['element']>,
    SafetyTags[Name]['element']
  > &
    Omit<
      SafetyTags[Name]['properties'],
      | 'linkTarget'
      | 'columnMenu'
      | 'suiteSwitch'
      | 'showSwitch'
      | 'accentDark'
      | 'surfaceDark'
      | 'inkDark'
      | 'fontSize'
      | 'rowHeight'
      | 'reportProblem'
    > & {
      readonly 'link-target'?: string
      readonly 'accent-dark'?: string
      readonly 'surface-dark'?: string
      readonly 'ink-dark'?: string
      readonly 'font-size'?: string
      readonly 'row-height'?: string
    } & (Name extends 'safety-leaderboard'
      ? {
          readonly 'column-menu'?: string | boolean
          readonly 'suite-switch'?: string | boolean
          readonly 'show-switch'?: string | boolean
        }
      : Name extends 'safety-model-card'
        ? { readonly 'report-problem'?: string | boolean }
        : unknown)
}

declare module 'react' {
  // React declares JSX tags in a namespace, which a declaration must merge with.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends ReactTags {}
  }
}
