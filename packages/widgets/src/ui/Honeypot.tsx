import { forwardRef, type ComponentPropsWithoutRef } from 'react'

/** Props of the honeypot, besides the attributes of an input. */
export interface HoneypotProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
}

/** Attributes that keep password managers from filling in a field. */
const UNMANAGED = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
}

/** A hidden field that bots fill in. */
export const Honeypot = /* @__PURE__ */ forwardRef<HTMLInputElement, HoneypotProps>(
  function Honeypot({ label, ...rest }, ref) {
    return (
      <div className="tl-visually-hidden" aria-hidden="true">
        <label>
          {label}
          <input ref={ref} type="text" tabIndex={-1} autoComplete="off" {...UNMANAGED} {...rest} />
        </label>
      </div>
    )
  },
)
