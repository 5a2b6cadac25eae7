/** How long a pointer rests on a term before it is explained, in milliseconds. */
const OPEN_DELAY = 700
/** So soon after one tooltip the next opens at once, in milliseconds. */
const SKIP_DELAY = 300
/** How long a pointer may take from a term to its tooltip, in milliseconds. */
const LEAVE_DELAY = 150

/** Opens and closes the one tooltip of a widget, at once or after a while. */
export interface TooltipTiming {
  /** The term that is explained. */
  readonly shown: () => HTMLElement | undefined
  readonly open: (term: HTMLElement) => void
  /** Opens when a pointer has rested, or at once where another tooltip was open until now. */
  readonly rest: (term: HTMLElement) => void
  /** Does something when a pointer or a finger has rested. */
  readonly later: (act: () => void) => void
  readonly close: () => void
  /** Closes unless the pointer comes to the tooltip. */
  readonly leave: () => void
  /** Whatever was going to happen does not. */
  readonly stay: () => void
}

/**
 * The timing of one tooltip.
 *
 * @param show called with the term to explain, and with undefined when there is none any more
 */
export function tooltipTiming(show: (term: HTMLElement | undefined) => void): TooltipTiming {
  let shown: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = -Infinity

  const stay = () => clearTimeout(timer)
  const later = (act: () => void, delay = OPEN_DELAY) => {
    stay()
    timer = setTimeout(act, delay)
  }
  const open = (term: HTMLElement) => {
    stay()
    shown = term
    show(term)
  }
  const close = () => {
    stay()
    if (shown === undefined) return
    shown = undefined
    closedAt = performance.now()
    show(undefined)
  }
  const rest = (term: HTMLElement) => {
    if (shown !== undefined || performance.now() - closedAt < SKIP_DELAY) open(term)
    else later(() => open(term))
  }
  return {
    shown: () => shown,
    open,
    rest,
    later,
    close,
    leave: () => later(close, LEAVE_DELAY),
    stay,
  }
}
