import { forwardRef, type ComponentPropsWithoutRef } from 'react'

/** What the field says, besides the attributes of one. */
export interface HoneypotProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
}

/** A field that no person sees or fills, and that a program does. */
export const Honeypot = /* @__PURE__ */ forwardRef<HTMLInputElement, HoneypotProps>(
  function Honeypot({ label, ...rest }, ref) {
    return (
      <div className="tl-visually-hidden" aria-hidden="true">
        <label>
          {label}
          <input ref={ref} type="text" tabIndex={-1} autoComplete="off" {...rest} />
        </label>
      </div>
    )
  },
)
