import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { useLazyParts } from '../lazyParts.ts'
import type { TooltipTexts } from './createTooltip.ts'

export type { TooltipTexts }

interface TooltipProps {
  readonly terms: TooltipTexts
}

/** The popover that a widget's tooltips share. */
export function Tooltip({ terms }: TooltipProps) {
  const popover = useRef<HTMLDivElement>(null)
  const { loadTooltip } = useLazyParts()

  // Synchronises with the pointer, the keyboard and the viewport of the document.
  useEffect(() => {
    const tooltip = popover.current
    const root = tooltip?.closest<HTMLElement>('.tl-root')
    if (!tooltip || !root) return
    const controller = new AbortController()
    const { signal } = controller
    const openClicked = loadTooltip().then(
      ({ attachTooltip }) =>
        signal.aborted ? undefined : attachTooltip({ root, tooltip, signal }, terms),
      // The widget works without its tooltips.
      () => undefined,
    )
    // A click before the code loads opens its tooltip afterwards.
    root.addEventListener(
      'click',
      ({ target }) => void openClicked.then((open) => open?.(target)),
      {
        signal,
      },
    )
    return () => controller.abort()
  }, [terms, loadTooltip])

  return <div ref={popover} className="tl-tooltip" role="tooltip" popover="manual" />
}

/** Props of a tooltip's trigger, besides the attributes of a button. */
export interface TooltipTriggerProps extends ComponentPropsWithoutRef<'button'> {
  readonly term: string
  readonly terms: TooltipTexts
}

/** A button with a tooltip. Its description gives the same text to screen readers. */
export function TooltipTrigger({
  term,
  terms,
  className = 'tl-term',
  ...rest
}: TooltipTriggerProps) {
  return (
    // ARIA 1.3 allows `aria-description` on every role; the rule knows ARIA 1.2.
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
