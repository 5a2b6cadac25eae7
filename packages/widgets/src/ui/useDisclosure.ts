import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { getWindow } from './getWindow.ts'
import { getZoom } from './getZoom.ts'

/** The state of a button that opens a popup. */
export interface Disclosure {
  /** The element around the button and its popup. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly toggle: () => void
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
  const [isOpen, setIsOpen] = useState(false)
  // Synchronises with the layout, which is known once the popup is in the document.
  useLayoutEffect(() => {
    const popup = root.current?.querySelector<HTMLElement>('.tl-popup')
    if (!isOpen || !popup) return
    const view = getWindow(popup)
    const place = () => moveIntoWidget(popup)
    place()
    view.addEventListener('resize', place)
    return () => view.removeEventListener('resize', place)
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return {
    root,
    isOpen,
    close,
    toggle: isOpen ? close : () => setIsOpen(true),
    onBlur: ({ relatedTarget }) => {
      if (!root.current?.contains(relatedTarget)) setIsOpen(false)
    },
    closeOnEscape: (event) => {
      if (!isOpen || event.key !== 'Escape') return false
      // Keeps a dialog or a popover of the host open, which the browser closes by default.
      event.preventDefault()
      event.stopPropagation()
      close()
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
