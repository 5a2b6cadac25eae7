import type { EvaluationOrigin } from '../domain/index.ts'
import type { ScoreLabels } from '../labels/index.ts'
import { SourceLink } from './SourceLink.tsx'

/** Props of the note about sources. */
export interface SourceNoteProps {
  readonly origins: readonly EvaluationOrigin[]
  readonly labels: Pick<ScoreLabels, 'figuresFrom' | 'comma' | 'ownMeans'>
}

/** Links to the sources of the figures, and a sentence on the figures that the lab computes. */
export function SourceNote({ origins, labels }: SourceNoteProps) {
  if (origins.length === 0) return null
  return (
    <p className="tl-source-note" part="note">
      {labels.figuresFrom}{' '}
      {origins.map((origin, index) => (
        <span key={origin.url ?? origin.title}>
          {index > 0 && labels.comma}
          <SourceLink {...origin} />
        </span>
      ))}
      {'. '}
      {labels.ownMeans}
    </p>
  )
}
