import type { EvaluationOrigin } from '../domain/index.ts'

/** Which sources are named, and in which words. */
export interface SourceNoteProps {
  readonly origins: readonly EvaluationOrigin[]
  readonly figuresFrom: string
  readonly ownMeans: string
}

/** Where figures come from, and which of them were computed here. */
export function SourceNote({ origins, figuresFrom, ownMeans }: SourceNoteProps) {
  if (origins.length === 0) return null
  return (
    <p className="tl-source-note">
      {figuresFrom}{' '}
      {origins.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noopener">
            {title}
          </a>
        </span>
      ))}
      {'. '}
      {ownMeans}
    </p>
  )
}
