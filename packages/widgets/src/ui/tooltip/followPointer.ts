import { isAction, isIn, termOf } from './termOf.ts'
import type { TooltipTiming } from './tooltipTiming.ts'

/** The parts of a widget that tooltips are about, and until when. */
export interface Followed {
  readonly root: HTMLElement
  readonly tip: HTMLElement
  readonly signal: AbortSignal
}

/** Explains a term on which a mouse or a pen rests, and no more what it acts upon. */
export function followPointer({ root, tip, signal }: Followed, timing: TooltipTiming): void {
  /** Acted upon: it is not explained until the pointer comes back. */
  let pressed: HTMLElement | undefined
  const hasFocus = (term: HTMLElement | undefined) =>
    term !== undefined && (root.getRootNode() as Document | ShadowRoot).activeElement === term

  // The pointer may have come before this did.
  const below = canHover() ? termOf([...root.querySelectorAll(':hover')].at(-1)) : undefined
  if (below !== undefined) timing.rest(below)

  root.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType === 'touch') return
      const term = termOf(target)
      if (isIn(tip, target) || (term !== undefined && term === timing.shown())) timing.stay()
      else if (term !== undefined && term !== pressed) timing.rest(term)
    },
    { signal },
  )
  root.addEventListener(
    'pointerout',
    ({ pointerType, relatedTarget }) => {
      if (pointerType === 'touch' || isIn(pressed, relatedTarget)) return
      pressed = undefined
      if (!hasFocus(timing.shown())) timing.leave()
    },
    { signal },
  )
  root.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      const [target] = event.composedPath()
      const term = isIn(root, target) ? termOf(target) : undefined
      if (event.pointerType === 'touch' || isIn(tip, target)) return
      if (term !== undefined && !isAction(term)) return
      pressed = term
      timing.close()
    },
    { signal },
  )
}

/** Where fingers point, `:hover` is what was touched last. Without a browser there is nothing to ask. */
function canHover(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
}
