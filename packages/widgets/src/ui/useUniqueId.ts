import { useEffect, useId, useState } from 'react'

/**
 * Returns an id that is unique in the document. React's own ids are unique within one root, and two roots that
 * hydrate on one page have the same ones.
 */
export function useUniqueId(): string {
  const id = useId()
  const [suffix, setSuffix] = useState('')
  // Synchronises with the document, whose other roots this one does not know.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The first render must equal the server's.
  useEffect(() => setSuffix(Math.random().toString(36).slice(2)), [])
  return id + suffix
}
