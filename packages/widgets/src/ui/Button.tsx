import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { classNames } from './classNames.ts'

/** Props of a button, besides its attributes. */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** How prominent the button is. */
  readonly tone?: 'primary' | 'plain' | 'quiet'
  /**
   * Whether a press does nothing. Unlike `disabled`, it leaves the focus where it is.
   * @default false
   */
  readonly isUnavailable?: boolean
}

/** A button that does not submit a form around it, unless its `type` says so. */
export function Button(props: ButtonProps) {
  const { tone = 'quiet', isUnavailable = false, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      className={classNames('tl-button', className)}
      data-tone={tone}
      aria-disabled={isUnavailable || undefined}
      onClick={isUnavailable ? cancel : onClick}
      {...rest}
    />
  )
}

/** Cancels a press, and with it a submission by Enter in a field. */
function cancel(event: MouseEvent): void {
  event.preventDefault()
}
