import type { ComponentPropsWithoutRef } from 'react'
import type { Explanations } from './explanations.ts'

/** What the button of a term takes, besides the attributes of a button. */
export interface TermButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly term: string
  readonly terms: Explanations
}

/**
 * A term that can take the focus: it is explained by a tooltip to those who see, and to all others by
 * its description.
 */
export function TermButton({ term, terms, className = 'tl-term', ...rest }: TermButtonProps) {
  return (
    // Every role takes a description by ARIA 1.3, which the rule does not know.
    // eslint-disable-next-line jsx-a11y/role-supports-aria-props
    <button
      type="button"
      className={className}
      data-term={term}
      aria-description={terms[term]}
      {...rest}
    />
  )
}
