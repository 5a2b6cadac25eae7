import { followKeyboard } from './followKeyboard.ts'
import { followPointer } from './followPointer.ts'
import { followTouch } from './followTouch.ts'
import { isAction, termOf } from './termOf.ts'
import { tooltipTiming } from './tooltipTiming.ts'

/**
 * Tells which term of a widget a reader asks about: by resting the pointer on it, by the focus of the
 * keyboard, by a tap, or by holding what a tap would set off.
 *
 * @param show called with the term to explain, with the same again when the page moved under it, and
 *   with undefined when nothing is to be explained any more
 * @returns ends it
 */
export function followTerms(
  root: HTMLElement,
  tip: HTMLElement,
  show: (term: HTMLElement | undefined) => void,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const timing = tooltipTiming(show)
  const followed = { root, tip, signal }
  followPointer(followed, timing)
  followTouch(followed, timing)
  followKeyboard(followed, timing)

  // By mouse, by finger, and by the keys of a button.
  root.addEventListener(
    'click',
    ({ target }) => {
      const term = termOf(target)
      if (term !== undefined && !isAction(term)) timing.open(term)
    },
    { signal },
  )
  const follow = () => {
    const shown = timing.shown()
    if (shown?.isConnected === false) timing.close()
    else if (shown !== undefined) show(shown)
  }
  window.addEventListener('resize', follow, { signal })
  // Whatever scrolls, in the widget or around it.
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal })

  return () => {
    ending.abort()
    timing.close()
  }
}
