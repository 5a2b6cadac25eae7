import type { ReactNode } from 'react'

// What a sentence names. Every sentence with a gap takes one object, whose keys say what fills it.

/** Texts, such as names, dates and formatted numbers. */
export type Names<Key extends string> = Readonly<Record<Key, string>>

/** Counts, integers of 0 or more, which decide the plural form. */
export type Counts<Key extends string> = Readonly<Record<Key, number>>

/** Parts of the page, such as links. */
export type Parts<Key extends string> = Readonly<Record<Key, ReactNode>>
