import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus inside of an element whose parts come and go with the selection: the button that
 * was pressed is often gone once it has done its deed.
 *
 * @returns the element's ref, and what to call before the reader's own change
 */
export function useKeptFocus(
  ids: readonly string[],
): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const element = useRef<HTMLDivElement>(null)
  const isReaders = useRef(false)
  const selection = ids.join()

  // The focus belongs to the document, which has none left once the focused element is gone.
  useEffect(() => {
    if (!isReaders.current) return
    isReaders.current = false
    const root = element.current?.getRootNode()
    const focused =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    if (!element.current?.contains(focused)) element.current?.focus()
  }, [selection])

  return [element, () => (isReaders.current = true)]
}
