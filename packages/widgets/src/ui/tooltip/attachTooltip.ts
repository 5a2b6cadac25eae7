import { getWindow } from '../getWindow.ts'
import { isElement, isNode } from '../isElement.ts'
import { queryMedia } from '../queryMedia.ts'
import { createTooltip, type TooltipController, type TooltipTexts } from './createTooltip.ts'

/** The elements of a widget that its tooltip needs. Aborting the signal removes every listener. */
export interface TooltipElements {
  readonly root: HTMLElement
  readonly tooltip: HTMLElement
  readonly signal: AbortSignal
}

/**
 * Opens the tooltip of a term when a pointer rests on it, the keyboard focuses it or a tap hits it. A term
 * inside of a link or button, where a tap does something else, opens it when a finger holds it.
 *
 * @returns opens the tooltip of a clicked element, unless the click does something else there
 */
export function attachTooltip(
  elements: TooltipElements,
  texts: TooltipTexts,
): (clicked: EventTarget | null) => void {
  const { root, tooltip, signal } = elements
  const view = getWindow(root)
  const controller = createTooltip(tooltip, texts)
  handlePointer(elements, controller)
  handleTouch(elements, controller)
  handleKeyboard(elements, controller)
  view.addEventListener('resize', controller.update, { signal })
  // The widget, or any element around it, may scroll.
  view.addEventListener('scroll', controller.update, { capture: true, passive: true, signal })
  signal.addEventListener('abort', controller.close)
  return (clicked) => {
    const trigger = findTrigger(clicked)
    if (trigger?.isConnected === true && !isAction(clicked)) controller.open(trigger)
  }
}

/** Handles a mouse or a pen. */
function handlePointer({ root, tooltip, signal }: TooltipElements, controller: TooltipController) {
  /** A pressed trigger opens no tooltip until the pointer leaves it and returns. */
  let pressed: HTMLElement | undefined

  // The pointer may rest on a trigger before this code loads.
  const hovered = canHover(getWindow(root))
    ? findTrigger([...root.querySelectorAll(':hover')].at(-1))
    : undefined
  if (hovered !== undefined) controller.openAfterDelay(hovered)

  root.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType === 'touch') return
      const trigger = findTrigger(target)
      const isOpen = trigger !== undefined && trigger === controller.openTrigger()
      if (isOpen || contains(tooltip, target)) controller.cancelTimer()
      else if (trigger !== undefined && trigger !== pressed) controller.openAfterDelay(trigger)
    },
    { signal },
  )
  root.addEventListener(
    'pointerout',
    ({ pointerType, relatedTarget }) => {
      if (pointerType === 'touch' || contains(pressed, relatedTarget)) return
      pressed = undefined
      const trigger = controller.openTrigger()
      if (trigger === undefined || trigger !== focusedElement(root)) controller.closeAfterDelay()
    },
    { signal },
  )
  root.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      const [target] = event.composedPath()
      const trigger = contains(root, target) ? findTrigger(target) : undefined
      if (event.pointerType === 'touch' || contains(tooltip, target)) return
      if (trigger !== undefined && !isAction(target)) return
      pressed = trigger
      controller.close()
    },
    { signal },
  )
}

/** Opens the tooltip of a link or button that a finger holds, and closes it on a touch elsewhere. */
function handleTouch({ root, tooltip, signal }: TooltipElements, controller: TooltipController) {
  let isHeld = false
  root.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      const [target] = event.composedPath()
      if (event.pointerType !== 'touch' || contains(tooltip, target)) return
      isHeld = false
      controller.close()
      const trigger = contains(root, target) ? findTrigger(target) : undefined
      if (trigger === undefined || !isAction(trigger)) return
      controller.startTimer(() => {
        controller.open(trigger)
        isHeld = controller.openTrigger() === trigger
      })
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) {
    root.addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType === 'touch' && !isHeld) controller.cancelTimer()
      },
      { signal },
    )
  }
  // A long press ends with a click, and on some systems opens the context menu first.
  for (const type of ['click', 'contextmenu'] as const) {
    root.addEventListener(
      type,
      (event) => {
        if (!isHeld) return
        event.preventDefault()
        event.stopPropagation()
        if (type === 'click') isHeld = false
      },
      { capture: true, signal },
    )
  }
}

/** Opens the tooltip of a trigger that the keyboard focuses. Escape closes any tooltip. */
function handleKeyboard({ root, signal }: TooltipElements, controller: TooltipController) {
  const openFocused = (target: EventTarget | null) => {
    const trigger = findTrigger(target)
    if (trigger === undefined || !(target as Element).matches(':focus-visible')) return
    if (trigger === target || trigger.dataset['tip'] !== undefined) controller.open(trigger)
  }
  // The trigger may have the focus before this code loads.
  const focused = focusedElement(root)
  if (contains(root, focused)) openFocused(focused)
  root.addEventListener('focusin', ({ target }) => openFocused(target), { signal })
  root.addEventListener(
    'focusout',
    ({ target }) => {
      if (contains(controller.openTrigger(), target)) controller.close()
    },
    { signal },
  )
  root.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || controller.openTrigger() === undefined) return
      // A dialog or a popover of the host stays open, which the browser closes by default.
      event.preventDefault()
      event.stopPropagation()
      controller.close()
    },
    { capture: true, signal },
  )
}

/** Returns the closest element that has a tooltip. */
function findTrigger(target: EventTarget | null | undefined): HTMLElement | undefined {
  if (!isElement(target)) return undefined
  return target.closest<HTMLElement>('[data-term], [data-band-label], [data-tip]') ?? undefined
}

/** Whether a click on a trigger, or on what is in it, does something other than open its tooltip. */
function isAction(target: EventTarget | null | undefined): boolean {
  return isElement(target) && target.closest('a, button:not(.tl-term)') !== null
}

function contains(element: Node | undefined, target: EventTarget | null | undefined): boolean {
  return element !== undefined && isNode(target) && element.contains(target)
}

function focusedElement(root: HTMLElement): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement
}

/** On a touch screen `:hover` matches the last element that was touched. */
function canHover(view: Window): boolean {
  return queryMedia('(hover: hover)', view)?.matches === true
}
