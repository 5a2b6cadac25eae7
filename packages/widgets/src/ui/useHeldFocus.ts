import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps a keyboard's place on the page: a button that is gone once it has done its deed leaves the
 * focus to its widget.
 *
 * @returns the widget's element, and what hears where the focus of its parts goes
 */
export function useHeldFocus() {
  const root = useRef<HTMLElement>(null)
  const focused = useRef<Element>(undefined)

  // The focus belongs to the document, which has none left once the focused element is gone.
  useEffect(() => {
    const element = root.current
    if (element === null || focused.current?.isConnected !== false) return
    focused.current = undefined
    const { activeElement } = element.getRootNode() as Document | ShadowRoot
    if (activeElement !== null && activeElement !== document.body) return
    element.setAttribute('tabindex', '-1')
    element.focus({ preventScroll: true })
  })

  return {
    root,
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    // A browser may tell that the focus leaves what is being taken away: it goes nowhere then.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = undefined
    },
  }
}
