import { getZoom } from '../getZoom.ts'

/**
 * The text of each tooltip, by the `data-term` or `data-band-label` of its trigger. A trigger with `data-tip`
 * has its own text.
 */
export type TooltipTexts = Readonly<Partial<Record<string, string>>>

/** How long a pointer rests on a trigger before the tooltip opens. */
const OPEN_DELAY_MS = 700
/** How long after one tooltip closes the next one opens without a delay. */
const SKIP_DELAY_MS = 300
/** How long a pointer may take from the trigger to the tooltip. */
const CLOSE_DELAY_MS = 150

/** Opens and closes the one tooltip of a widget, at once or by one timer. */
export interface TooltipController {
  /** Returns the trigger whose tooltip is open. One without a text opens none. */
  readonly openTrigger: () => HTMLElement | undefined
  readonly open: (trigger: HTMLElement) => void
  /** Opens after 700 ms, or at once when a tooltip is open or has closed within the last 300 ms. */
  readonly openAfterDelay: (trigger: HTMLElement) => void
  readonly close: () => void
  readonly closeAfterDelay: () => void
  /** Calls back after 700 ms. */
  readonly startTimer: (callback: () => void) => void
  readonly cancelTimer: () => void
  /** Moves the tooltip to its trigger, or closes it when the trigger has no text any more or is no longer in the document. */
  readonly update: () => void
}

/**
 * Creates the controller of a tooltip.
 *
 * @param tooltip the popover; the controller sets its text and its position
 */
export function createTooltip(tooltip: HTMLElement, texts: TooltipTexts): TooltipController {
  let trigger: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = -Infinity

  const cancelTimer = () => clearTimeout(timer)
  const startTimer = (callback: () => void, delayMs = OPEN_DELAY_MS) => {
    cancelTimer()
    timer = setTimeout(callback, delayMs)
  }
  const show = (next: HTMLElement | undefined) => {
    cancelTimer()
    trigger = renderTooltip(tooltip, next, texts) ? next : undefined
  }
  const close = () => {
    cancelTimer()
    if (trigger === undefined) return
    closedAt = performance.now()
    show(undefined)
  }
  return {
    openTrigger: () => trigger,
    open: show,
    openAfterDelay: (next) => {
      const skipsDelay = trigger !== undefined || performance.now() - closedAt < SKIP_DELAY_MS
      if (skipsDelay) show(next)
      else startTimer(() => show(next))
    },
    close,
    closeAfterDelay: () => startTimer(close, CLOSE_DELAY_MS),
    startTimer: (callback) => startTimer(callback),
    cancelTimer,
    update: () => {
      if (trigger !== undefined && !renderTooltip(tooltip, trigger, texts)) close()
    },
  }
}

/** Shows the tooltip of a trigger, or hides it. Returns whether it is shown. */
function renderTooltip(
  tooltip: HTMLElement,
  trigger: HTMLElement | undefined,
  texts: TooltipTexts,
): boolean {
  // Browsers before 2024 do not support popovers and show no tooltip. A page may have removed the widget.
  if (!('showPopover' in tooltip) || !tooltip.isConnected) return false
  const { term, bandLabel, tip } = trigger?.dataset ?? {}
  const text = tip ?? texts[term ?? bandLabel ?? ''] ?? ''
  // The page may have removed the trigger while the pointer rested on it.
  if (trigger?.isConnected !== true || text === '') {
    tooltip.textContent = ''
    tooltip.hidePopover()
    return false
  }
  if (tooltip.textContent !== text) tooltip.textContent = text
  tooltip.showPopover()
  const { clientWidth: width, clientHeight: height } = tooltip.ownerDocument.documentElement
  const { left, top } = positionTooltip(
    trigger.getBoundingClientRect(),
    tooltip.getBoundingClientRect(),
    { width, height },
  )
  const zoom = getZoom(tooltip)
  tooltip.style.left = `${left / zoom}px`
  tooltip.style.top = `${top / zoom}px`
  return true
}

type TriggerRect = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom' | 'width'>

interface Size {
  readonly width: number
  readonly height: number
}

/** Space between a trigger and its tooltip, in px; a pointer crosses it before the tooltip closes. */
const GAP = 4
/** Space between a tooltip and the edge of the viewport, in px. */
const MARGIN = 8

/**
 * Centres a tooltip below its trigger, or above it if only there is room, inside of the viewport. All
 * values are in px, positions from the top left corner of the viewport.
 */
export function positionTooltip(
  trigger: TriggerRect,
  tooltip: Size,
  viewport: Size,
): { left: number; top: number } {
  const centred = trigger.left + (trigger.width - tooltip.width) / 2
  const below = trigger.bottom + GAP
  const above = trigger.top - GAP - tooltip.height
  const isBelow = below + tooltip.height + MARGIN <= viewport.height || above < MARGIN
  return {
    left: Math.max(MARGIN, Math.min(centred, viewport.width - tooltip.width - MARGIN)),
    top: isBelow ? below : above,
  }
}
