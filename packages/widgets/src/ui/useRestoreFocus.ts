import { useEffect, useRef, type FocusEvent } from 'react'

interface Focused {
  readonly element: Element
  readonly container: HTMLElement | null
}

/**
 * Restores the focus when a widget removes the element that has it, as a button that removes its own card.
 * The focus moves to the closest ancestor with `tabindex="-1"`, or else to the widget.
 *
 * @returns the ref and the event handlers of the widget's outermost element
 */
export function useRestoreFocus() {
  const root = useRef<HTMLElement>(null)
  const lastFocused = useRef<Focused>(undefined)

  // Synchronises with the document, which loses the focus when the focused element is removed.
  useEffect(() => {
    const widget = root.current
    if (widget === null || lastFocused.current?.element.isConnected !== false) return
    const { container } = lastFocused.current
    lastFocused.current = undefined
    const { activeElement } = widget.getRootNode() as Document | ShadowRoot
    if (activeElement !== null && activeElement !== document.body) return
    const target = container !== null && widget.contains(container) ? container : widget
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  })

  return {
    root,
    onFocus: ({ target }: FocusEvent) => {
      const container = target.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null
      lastFocused.current = { element: target, container }
    },
    // Some browsers fire `blur` while they remove the focused element. No other element gets the focus then.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) lastFocused.current = undefined
    },
  }
}
