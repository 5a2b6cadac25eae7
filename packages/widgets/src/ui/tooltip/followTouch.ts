import type { Followed } from './followPointer.ts'
import { isAction, isIn, termOf } from './termOf.ts'
import type { TooltipTiming } from './tooltipTiming.ts'

/** Explains what a finger holds and does not set it off; a touch anywhere else ends it. */
export function followTouch({ root, tip, signal }: Followed, timing: TooltipTiming): void {
  let isHeld = false
  root.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      const [target] = event.composedPath()
      if (event.pointerType !== 'touch' || isIn(tip, target)) return
      isHeld = false
      timing.close()
      const term = isIn(root, target) ? termOf(target) : undefined
      if (term === undefined || !isAction(term)) return
      timing.later(() => {
        timing.open(term)
        isHeld = true
      })
    },
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const) {
    root.addEventListener(
      name,
      ({ pointerType }) => {
        if (pointerType === 'touch' && !isHeld) timing.stay()
      },
      { signal },
    )
  }
  // A finger that is lifted from what it held would click it, and some systems offer a menu before.
  for (const name of ['click', 'contextmenu'] as const) {
    root.addEventListener(
      name,
      (event) => {
        if (!isHeld) return
        event.preventDefault()
        event.stopPropagation()
        if (name === 'click') isHeld = false
      },
      { capture: true, signal },
    )
  }
}
