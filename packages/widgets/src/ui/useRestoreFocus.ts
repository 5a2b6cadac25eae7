import { useEffect, useRef, type FocusEvent } from 'react'

interface Focused {
  readonly element: Element
  readonly container: HTMLElement | null
}

/**
 * Restores the focus when a widget, or a component inside, removes the element that has it, as a button
 * that removes its own card. The focus moves to the closest ancestor with `tabindex="-1"`, or else to the
 * element with `data-takes-focus`, or else to the widget. Once the reader has left the widget, it never
 * moves the focus.
 *
 * @returns the ref of the widget's outermost element, and the event handlers of the element inside of it
 */
export function useRestoreFocus() {
  const root = useRef<HTMLElement>(null)
  const lastFocused = useRef<Focused>(undefined)

  // Synchronises with the document, which loses the focus when the focused element is removed.
  useEffect(() => {
    const widget = root.current
    if (widget === null || typeof MutationObserver !== 'function') return
    const observer = new MutationObserver(() => {
      if (lastFocused.current?.element.isConnected !== false) return
      const { container } = lastFocused.current
      lastFocused.current = undefined
      if (isFocusElsewhere(widget)) return
      const target =
        container !== null && widget.contains(container)
          ? container
          : (widget.querySelector<HTMLElement>('[data-takes-focus]') ?? widget)
      target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    })
    observer.observe(widget, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return {
    root,
    onFocus: ({ target }: FocusEvent) => {
      const container = target.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null
      lastFocused.current = { element: target, container }
    },
    // A menu closes on `blur`, before the browser focuses what the reader goes to: this handler comes first.
    onBlurCapture: () => {
      const left = lastFocused.current
      // Some browsers fire `blur` while they remove the element: the reader is still there.
      queueMicrotask(() => {
        if (left?.element.isConnected !== true) return
        if (lastFocused.current === left) lastFocused.current = undefined
      })
    },
  }
}

/** Returns whether the focus is outside the widget. A shadow root knows only the focused element inside of it. */
function isFocusElsewhere(widget: Element): boolean {
  const root = widget.getRootNode() as Document | ShadowRoot
  const { activeElement } = root
  if (activeElement === null && 'host' in root) return isFocusElsewhere(root.host)
  return activeElement?.contains(widget) === false
}
