import { Fragment, useEffect, useState, type ComponentPropsWithoutRef } from 'react'
import { useIsHydrating } from './useIsHydrating.ts'

/** How long a text stays the same before it is announced, so that typing causes one announcement. */
const DEBOUNCE_MS = 500

/** Props of a live region, besides the attributes of a paragraph. */
export interface LiveRegionProps extends ComponentPropsWithoutRef<'p'> {
  readonly children: string
}

/**
 * Announces a text, and each change of it, to screen readers. In the browser it renders empty first:
 * screen readers seldom announce a region that appears with its text. A server renders the text at once, for
 * readers without scripts.
 */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  const isHydrating = useIsHydrating()
  const [announced, setAnnounced] = useState(isHydrating ? null : '')

  // Synchronises with a timer, which debounces the text.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <p role="status" {...rest}>
      {/* The key creates a new text node, which is announced even when the server rendered the same text. */}
      <Fragment key={announced === null ? 0 : 1}>
        {/* The space keeps the height of an empty line. */}
        {(announced ?? children) || '\u00a0'}
      </Fragment>
    </p>
  )
}
