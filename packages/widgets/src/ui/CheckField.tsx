import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'

/** What a box says, besides the attributes of one. */
export interface CheckFieldProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
  readonly error: string | undefined
}

/** A box to tick. */
export const CheckField = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckFieldProps>(
  function CheckField({ label, error, ...rest }, ref) {
    const errorId = useId()
    return (
      <div className="tl-field">
        <label className="tl-check">
          <input
            ref={ref}
            type="checkbox"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            {...rest}
          />
          <span>{label}</span>
        </label>
        {error !== undefined && (
          <p className="tl-field-error" id={errorId}>
            {error}
          </p>
        )}
      </div>
    )
  },
)
