import type { Followed } from './followPointer.ts'
import { termOf } from './termOf.ts'
import type { TooltipTiming } from './tooltipTiming.ts'

/** Explains the term that takes the focus by keyboard; Escape takes any tooltip away. */
export function followKeyboard({ root, signal }: Followed, timing: TooltipTiming): void {
  const explainFocused = (target: EventTarget | null) => {
    const term = termOf(target)
    if (term !== undefined && term === target && term.matches(':focus-visible')) timing.open(term)
  }
  // The focus may have come before this did.
  const { activeElement } = root.getRootNode() as Document | ShadowRoot
  if (root.contains(activeElement)) explainFocused(activeElement)
  root.addEventListener('focusin', ({ target }) => explainFocused(target), { signal })
  root.addEventListener(
    'focusout',
    ({ target }) => {
      if (target === timing.shown()) timing.close()
    },
    { signal },
  )
  root.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || timing.shown() === undefined) return
      // It takes the tooltip away, and not the host's dialog around it too.
      event.stopPropagation()
      timing.close()
    },
    { capture: true, signal },
  )
}
