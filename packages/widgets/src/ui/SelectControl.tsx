import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { ChevronIcon } from './ChevronIcon.tsx'
import { classNames } from './classNames.ts'

/** A native select with an arrow. */
export const SelectControl = /* @__PURE__ */ forwardRef<
  HTMLSelectElement,
  ComponentPropsWithoutRef<'select'>
>(function SelectControl({ className, ...rest }, ref) {
  return (
    <span className="tl-select-field">
      <select
        ref={ref}
        className={classNames('tl-control tl-select-field-input', className)}
        {...rest}
      />
      <ChevronIcon />
    </span>
  )
})
