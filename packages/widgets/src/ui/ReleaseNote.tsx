import type { ComponentType, ReactNode } from 'react'
import type { Release } from '../domain/index.ts'
import type { ReleaseLabels } from '../labels/index.ts'

/** Props of the note about a release. */
export interface ReleaseNoteProps {
  /** Undefined when the source has no releases, or while it loads. */
  readonly release: Release | undefined
  readonly labels: ReleaseLabels
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }> | 'a'
  /** The page with the latest release. */
  readonly latestHref: string
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
