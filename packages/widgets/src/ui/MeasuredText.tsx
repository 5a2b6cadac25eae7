import type { Category, Suite } from '../domain/index.ts'

/** Props of the words on what a score measures. */
export interface MeasuredTextProps {
  readonly category: Category
  readonly suite: Pick<Suite, 'categoryDetails'> | undefined
  /**
   * Whether screen readers do not read it, because they have the sentence elsewhere.
   * @default false
   */
  readonly isHidden?: boolean
}

/** A few words on what a suite measures in a category. Renders nothing when the suite does not say it. */
export function MeasuredText({ category, suite, isHidden = false }: MeasuredTextProps) {
  const { short, measures } = suite?.categoryDetails?.[category] ?? {}
  const text = short ?? measures
  if (text === undefined) return null
  return (
    <small className="tl-measured" lang="en" dir="auto" aria-hidden={isHidden || undefined}>
      {text}
    </small>
  )
}
