import {
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { getWindow } from './getWindow.ts'
import { getZoom } from './getZoom.ts'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'
import { useUniqueId } from './useUniqueId.ts'

/** The state of a button that opens a popup. */
export interface Disclosure {
  /** The element around the button and its popup. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  /** The id of the popup. */
  readonly id: string
  /** Attributes and handlers for the button. */
  readonly button: ComponentPropsWithoutRef<'button'>
  /** Closes the popup and focuses the button. */
  readonly close: () => void
  /** A handler for the root, which closes the popup when the focus leaves it. */
  readonly onBlur: (event: FocusEvent) => void
  /** Closes the popup on Escape, and returns whether it did. */
  readonly closeOnEscape: (event: KeyboardEvent) => boolean
}

/** Opens and closes a popup by its button; closes it on Escape and when the focus leaves. */
export function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null)
  const id = useUniqueId()
  const [isOpen, setIsOpen] = useState(false)
  // Synchronises with the layout, which is known once the popup is in the document.
  useIsomorphicLayoutEffect(() => {
    const popup = root.current?.querySelector<HTMLElement>('.tl-popup')
    if (!isOpen || !popup) return
    const view = getWindow(popup)
    const place = () => moveIntoWidget(popup)
    place()
    view.addEventListener('resize', place)
    return () => view.removeEventListener('resize', place)
  }, [isOpen])
  const change = (willOpen: boolean) => {
    setIsOpen(willOpen)
    // Safari does not focus a clicked button.
    root.current?.querySelector('button')?.focus()
  }
  return {
    root,
    id,
    isOpen,
    close: () => change(false),
    button: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // A press takes the focus out of the popup in Safari, which would close it before the click.
      onMouseDown: (event) => isOpen && event.preventDefault(),
      onClick: () => change(!isOpen),
    },
    onBlur: ({ relatedTarget }) => {
      if (!root.current?.contains(relatedTarget)) setIsOpen(false)
    },
    closeOnEscape: (event) => {
      if (!isOpen || event.key !== 'Escape') return false
      // Keeps a dialog or a popover of the host open, which the browser closes by default.
      event.preventDefault()
      event.stopPropagation()
      change(false)
      return true
    },
  }
}

/** Space between a popup and the edge of its widget, in px. */
const MARGIN = 8

/** Moves a popup back if it leaves its widget at one side. */
function moveIntoWidget(popup: HTMLElement): void {
  const widget = popup.closest('.tl-container')?.getBoundingClientRect()
  if (!widget) return
  popup.style.translate = ''
  const { left, right } = popup.getBoundingClientRect()
  const furthestLeft = widget.right - MARGIN - right
  const distance = Math.max(widget.left + MARGIN - left, Math.min(0, furthestLeft))
  popup.style.translate = `${distance / getZoom(popup)}px`
}
