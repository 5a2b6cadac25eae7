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
    let isMounted = true
    let end: (() => void) | undefined
    loadTooltips().then(
      ({ explainTerms }) => {
        if (isMounted) end = explainTerms(root, element, terms)
      },
      // A widget without its tooltips is still all there.
      () => undefined,
    )
    return () => {
      isMounted = false
      end?.()
    }
  }, [terms])

  return <div ref={tip} className="tl-tooltip" role="tooltip" popover="manual" />
}
