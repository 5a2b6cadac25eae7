import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './classNames.ts'

/** Props of a button, besides its attributes. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How prominent the button is. */
  readonly tone?: 'primary' | 'plain' | 'quiet'
}

/** A button that does not submit a form around it, unless its `type` says so. */
export function Button({ tone = 'quiet', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames('tl-button', className)}
      data-tone={tone}
      {...rest}
    />
  )
}
