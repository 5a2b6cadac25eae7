import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './classNames.ts'

/** What a button takes, besides the attributes of one. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** How loudly it asks to be pressed. */
  readonly tone?: 'primary' | 'plain' | 'quiet'
}

/** A button that never submits the host's form. */
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
