import { useEffect, useState, type ComponentPropsWithoutRef } from 'react'

/** How long a text stands still before it is said, in ms: a reader who types is told once. */
const PAUSE_MS = 500

/** What is said, besides the attributes of a paragraph. */
export interface StatusProps extends ComponentPropsWithoutRef<'p'> {
  readonly children: string
}

/**
 * Says a text to a screen reader, and again each time that it is another. The region is there before
 * the text, because a region that comes with its text is seldom heard.
 */
export function Status({ children, ...rest }: StatusProps) {
  const [said, setSaid] = useState('')

  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <p role="status" {...rest}>
      {/* It keeps its line while it is empty. */}
      {said || '\u00a0'}
    </p>
  )
}
