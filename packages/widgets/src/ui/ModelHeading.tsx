import type { ReactNode } from 'react'
import type { Scores } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { describeErrors } from './describeErrors.ts'

/** Props of the name of a model in a card. */
export interface ModelHeadingProps {
  readonly className: string
  /** The scores of the card; undefined while there are none. */
  readonly scores: Scores | undefined
  readonly labels: SharedLabels
  /** The name, as a link when there are scores. */
  readonly children: ReactNode
}

/** The name of a model. Focus on its link opens a tooltip with the intervals and places of all scores. */
export function ModelHeading({ className, scores, labels, children }: ModelHeadingProps) {
  const errors = scores === undefined ? [] : describeErrors(scores, labels)
  return (
    <p
      className={className}
      data-tip={errors.join('\n') || undefined}
      aria-description={errors.join(' ') || undefined}
    >
      {children}
    </p>
  )
}
