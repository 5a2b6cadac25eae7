import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SafetyTags } from './safetyTags.ts'

/** What each element takes as a tag of JSX: its attributes, and its properties from React 19 on. */
type ReactTags = {
  [Name in keyof SafetyTags]: DetailedHTMLProps<
    HTMLAttributes<SafetyTags[Name]['element']>,
    SafetyTags[Name]['element']
  > &
    Omit<SafetyTags[Name]['properties'], 'linkTarget' | 'columnMenu'> & {
      readonly 'link-target'?: string
    } & (Name extends 'safety-leaderboard'
      ? { readonly 'column-menu'?: string | boolean }
      : unknown)
}

declare module 'react' {
  // React looks for its tags in a namespace, and for ours by merging.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends ReactTags {}
  }
}
