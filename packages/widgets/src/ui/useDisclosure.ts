import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** A button and what it opens. */
export interface Disclosure {
  /** For the element that holds both. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly toggle: () => void
  /** Closes it and leaves the focus on the button. */
  readonly close: () => void
  /** For the element that holds both: closes it when the focus goes elsewhere. */
  readonly onBlur: (event: FocusEvent) => void
  /** Closes it by Escape; tells whether it did. */
  readonly closeByKey: (event: KeyboardEvent) => boolean
}

/** Opens something below a button, and closes it by the button, by Escape and by leaving it. */
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
    closeByKey: (event) => {
      if (!isOpen || event.key !== 'Escape') return false
      event.stopPropagation()
      close()
      return true
    },
  }
}
