import type { EvaluationOrigin } from '../domain/index.ts'

/** Which sources are named, and in which words. */
export interface SourceNoteProps {
  readonly origins: readonly EvaluationOrigin[]
  readonly figuresFrom: string
  /**
   * Stands between two titles, with its space.
   * @default a comma
   */
  readonly comma?: string
  readonly ownMeans: string
}

/** Where figures come from, and which of them were computed here. */
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
