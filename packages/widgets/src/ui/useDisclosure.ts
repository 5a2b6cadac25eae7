import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

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
      event.stopPropagation()
      close()
      return true
    },
  }
}
