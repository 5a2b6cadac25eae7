import { followKeyboard } from './followKeyboard.ts'
import { followPointer, type Followed } from './followPointer.ts'
import { followTouch } from './followTouch.ts'
import { isAction, termOf } from './termOf.ts'
import { tooltipTiming } from './tooltipTiming.ts'

/**
 * Tells which term of a widget a reader asks about: by resting the pointer on it, by the focus of the
 * keyboard, by a tap, or by holding what a tap would set off.
 *
 * @param show called with the term to explain, with the same again when the page moved under it, and
 *   with undefined when nothing is to be explained any more
 * @returns asks about what was clicked: by mouse, by finger, or by the keys of a button
 */
export function followTerms(
  followed: Followed,
  show: (term: HTMLElement | undefined) => void,
): (clicked: EventTarget | null) => void {
  const { signal } = followed
  const timing = tooltipTiming(show)
  followPointer(followed, timing)
  followTouch(followed, timing)
  followKeyboard(followed, timing)

  const follow = () => {
    const shown = timing.shown()
    if (shown?.isConnected === false) timing.close()
    else if (shown !== undefined) show(shown)
  }
  window.addEventListener('resize', follow, { signal })
  // Whatever scrolls, in the widget or around it.
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal })

  signal.addEventListener('abort', timing.close)

  return (clicked) => {
    const term = termOf(clicked)
    if (term?.isConnected === true && !isAction(term)) timing.open(term)
  }
}
