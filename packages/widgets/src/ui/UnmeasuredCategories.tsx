import { getUnmeasuredCategories, type Suite } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** Props of the sentence about what a suite lacks. */
export interface UnmeasuredCategoriesProps {
  readonly suite: Suite
  readonly labels: Pick<SharedLabels, 'categories' | 'suite'>
}

/** The categories that a suite does not measure, and what its composite is the mean of. */
export function UnmeasuredCategories({ suite, labels }: UnmeasuredCategoriesProps) {
  const unmeasured = getUnmeasuredCategories(suite)
  if (unmeasured.length === 0) return null
  return (
    <p className="tl-note">
      {labels.suite.unmeasured(unmeasured.map((category) => labels.categories[category]))}{' '}
      {labels.suite.compositeOver(suite.categories.length)}
    </p>
  )
}
