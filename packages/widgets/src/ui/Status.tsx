import {
  Fragment,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
} from 'react'

/** How long a text stands still before it is said, in ms: a reader who types is told once. */
const PAUSE_MS = 500

/** What is said, besides the attributes of a paragraph. */
export interface StatusProps extends ComponentPropsWithoutRef<'p'> {
  readonly children: string
}

const subscribe = () => () => undefined

/**
 * Says a text to a screen reader, and again each time that it is another. In the browser the region is
 * there before the text, because a region that comes with its text is seldom heard. A server renders
 * the text with it, for readers who wait for the script or have none.
 */
export function Status({ children, ...rest }: StatusProps) {
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [said, setSaid] = useState(isFromServer ? null : '')

  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <p role="status" {...rest}>
      {/* A new text node is heard, even when the server rendered the same text. */}
      <Fragment key={said === null ? 0 : 1}>
        {/* It keeps its line while it is empty. */}
        {(said ?? children) || '\u00a0'}
      </Fragment>
    </p>
  )
}
