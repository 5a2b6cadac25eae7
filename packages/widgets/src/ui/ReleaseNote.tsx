import type { ComponentType, ReactNode } from 'react'
import type { CalendarDate } from '../domain/index.ts'

/** Props of the note about a release. */
export interface ReleaseNoteProps {
  /** Undefined when the source has no releases, or while it loads. */
  readonly release: PublishedRelease | undefined
  readonly labels: ReleaseNoteLabels
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }> | 'a'
  /** The page with the latest release. */
  readonly latestHref: string
}

interface PublishedRelease {
  readonly publishedOn: CalendarDate
  readonly licence: { readonly name: string; readonly url: string }
  readonly newerOn: CalendarDate | undefined
}

interface ReleaseNoteLabels {
  readonly asOf: (date: string) => string
  readonly licence: (name: string) => string
  readonly newer: (date: string) => string
}

/** The date and the licence of a release, and a link to a newer one. */
export function ReleaseNote({ release, labels, Link, latestHref }: ReleaseNoteProps) {
  if (release === undefined) return null
  const { publishedOn, licence, newerOn } = release
  return (
    <p className="tl-source-note tl-release-note" part="note">
      <time dateTime={publishedOn}>{labels.asOf(publishedOn)}</time>
      {' · '}
      <a href={licence.url} rel="license noopener">
        <bdi>{labels.licence(licence.name)}</bdi>
      </a>
      {newerOn !== undefined && (
        <>
          {' · '}
          <Link href={latestHref}>{labels.newer(newerOn)}</Link>
        </>
      )}
    </p>
  )
}
