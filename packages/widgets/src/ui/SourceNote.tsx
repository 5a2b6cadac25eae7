import type { EvaluationOrigin } from '../domain/index.ts'

/** Props of the note about sources. */
export interface SourceNoteProps {
  readonly origins: readonly EvaluationOrigin[]
  readonly figuresFrom: string
  /**
   * The separator of two titles.
   * @default a comma and a space
   */
  readonly comma?: string
  readonly ownMeans: string
}

/** Links to the sources of the figures, and a sentence on the figures that the lab computes. */
export function SourceNote({ origins, figuresFrom, comma = ', ', ownMeans }: SourceNoteProps) {
  if (origins.length === 0) return null
  return (
    <p className="tl-source-note" part="note">
      {figuresFrom}{' '}
      {origins.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && comma}
          <a href={url} rel="noopener">
            <bdi>{title}</bdi>
          </a>
        </span>
      ))}
      {'. '}
      {ownMeans}
    </p>
  )
}
