import type { ComponentType, ReactNode } from 'react'
import { formatMonth, type Release, type Suite } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { SourceLink } from './SourceLink.tsx'

/** Props of the note about a release. */
export interface ReleaseNoteProps {
  /** Undefined when the source has no releases, or while it loads. */
  readonly release: Release | undefined
  /** The suite whose figures are shown, if there is one. */
  readonly suite?: Suite | undefined
  readonly labels: Pick<SharedLabels, 'release' | 'locale'>
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }> | 'a'
  /** The page with the latest release. */
  readonly latestHref: string
}

/** The date and the licence of a release, when its figures were published, and a link to a newer one. */
export function ReleaseNote({ release, suite, labels, Link, latestHref }: ReleaseNoteProps) {
  if (release === undefined) return null
  const { publishedOn, licence, newerOn } = release
  const words = labels.release
  const figuresOn = suite?.publishedOn
  return (
    <p className="tl-source-note tl-release-note" part="note">
      <time dateTime={publishedOn}>{words.asOf(publishedOn)}</time>
      {figuresOn !== undefined && `; ${words.figures(formatMonth(figuresOn, labels.locale))}`}
      {' · '}
      <SourceLink title={words.licence(licence.name)} url={licence.url} rel="license noopener" />
      {newerOn !== undefined && (
        <>
          {' · '}
          <Link href={latestHref}>{words.newer(newerOn)}</Link>
        </>
      )}
    </p>
  )
}
