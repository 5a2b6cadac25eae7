import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from './classNames.ts'

/** Where a widget takes its light or dark colours from. */
export type Theme = 'inherit' | 'light' | 'dark' | 'system'

/** What every widget's outermost element takes, besides the attributes of a section. */
export interface WidgetRootProps extends ComponentPropsWithoutRef<'section'> {
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme | undefined
}

/** The outermost element of a widget: every style of ours is gated by it. */
export const WidgetRoot = forwardRef<HTMLElement, WidgetRootProps>(function WidgetRoot(
  { theme = 'inherit', className, ...rest },
  ref,
) {
  return (
    <section ref={ref} className={classNames('tl-root', className)} data-theme={theme} {...rest} />
  )
})
