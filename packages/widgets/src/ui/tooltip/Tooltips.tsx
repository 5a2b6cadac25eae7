import { useEffect, useRef } from 'react'
import type { Explanations } from './explanations.ts'
import { loadTooltips } from './loadTooltips.ts'

/** What tooltips say. */
export interface TooltipsProps {
  readonly terms: Explanations
}

/** The tooltips of a widget: one element, which explains the term that a reader asks about. */
export function Tooltips({ terms }: TooltipsProps) {
  const tip = useRef<HTMLDivElement>(null)

  // Pointers, keys and the place of things in the window are of the document.
  useEffect(() => {
    const element = tip.current
    const root = element?.closest<HTMLElement>('.tl-root')
    if (!element || !root) return
    const ending = new AbortController()
    const { signal } = ending
    const ask = loadTooltips().then(
      ({ explainTerms }) =>
        signal.aborted ? undefined : explainTerms({ root, tip: element, signal }, terms),
      // A widget without its tooltips is still all there.
      () => undefined,
    )
    // What is clicked before the tooltips have come is explained when they have.
    root.addEventListener('click', ({ target }) => void ask.then((tell) => tell?.(target)), {
      signal,
    })
    return () => ending.abort()
  }, [terms])

  return <div ref={tip} className="tl-tooltip" role="tooltip" popover="manual" />
}
