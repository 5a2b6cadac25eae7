import type { ComponentType, ReactNode } from 'react'
import type { CalendarDate } from '../domain/index.ts'

/** What is said of a publication, and in which words. */
export interface ReleaseNoteProps {
  /** Undefined where the figures are read from no publication, or it is not known yet. */
  readonly release: PublishedRelease | undefined
  readonly words: ReleaseWords
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }> | 'a'
  /** Where the latest figures are to be found. */
  readonly latestHref: string
}

interface PublishedRelease {
  readonly publishedOn: CalendarDate
  readonly licence: { readonly name: string; readonly url: string }
  readonly newerOn: CalendarDate | undefined
}

interface ReleaseWords {
  readonly asOf: (date: string) => string
  readonly licence: (name: string) => string
  readonly newer: (date: string) => string
}

/** Of which day the figures are, under which terms, and whether there are later ones. */
export function ReleaseNote({ release, words, Link, latestHref }: ReleaseNoteProps) {
  if (release === undefined) return null
  const { publishedOn, licence, newerOn } = release
  return (
    <p className="tl-source-note tl-release-note" part="note">
      <time dateTime={publishedOn}>{words.asOf(publishedOn)}</time>
      {' · '}
      <a href={licence.url} rel="license noopener">
        <bdi>{words.licence(licence.name)}</bdi>
      </a>
      {newerOn !== undefined && (
        <>
          {' · '}
          <Link href={latestHref}>{words.newer(newerOn)}</Link>
        </>
      )}
    </p>
  )
}
