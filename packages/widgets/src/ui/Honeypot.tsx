import { forwardRef, type ComponentPropsWithoutRef } from 'react'

/** Props of the honeypot, besides the attributes of an input. */
export interface HoneypotProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string
}

/** A hidden field that only bots fill in. */
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
