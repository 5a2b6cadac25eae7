import { startTransition } from 'react'

/**
 * Calls once what is in the document has been painted; in a page that nobody sees, once it is seen. What
 * it changes then gives way to whatever a reader does.
 *
 * @returns how to call it off
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(then))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
