import type { Explanations } from './explanations.ts'
import type { Followed } from './followPointer.ts'
import { followTerms } from './followTerms.ts'
import { placeBeside } from './placeBeside.ts'

/**
 * Shows the sentence on the term that a reader asks about, above all else of the page.
 *
 * @returns explains the term that was clicked, if what was clicked is one
 */
export function explainTerms(
  followed: Followed,
  terms: Explanations,
): (clicked: EventTarget | null) => void {
  const { tip } = followed
  return followTerms(followed, (term) => {
    const text = terms[term?.dataset['term'] ?? term?.dataset['standing'] ?? ''] ?? ''
    if (tip.textContent !== text) tip.textContent = text
    // A browser that knows no popovers shows none.
    if (!('showPopover' in tip)) return
    if (term === undefined || text === '') {
      tip.hidePopover()
      return
    }
    tip.showPopover()
    const { clientWidth: width, clientHeight: height } = tip.ownerDocument.documentElement
    const place = placeBeside(term.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width,
      height,
    })
    tip.style.left = `${place.left}px`
    tip.style.top = `${place.top}px`
  })
}
