import { useEffect, type KeyboardEvent } from 'react'
import { Button } from './Button.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { isBrowserKey } from './isBrowserKey.ts'
import { findMenuItems, rovingFocus } from './rovingFocus.ts'
import { useDisclosure } from './useDisclosure.ts'

/** An item of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** A second text, which distinguishes items with the same label. */
  readonly hint?: string
  readonly onChoose: () => void
}

/** Props of a menu. */
export interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  /**
   * Whether the menu cannot be opened now.
   * @default false
   */
  readonly isUnavailable?: boolean
}

/** A button that opens a menu, which works by arrow keys, first letters, Enter and Escape. */
export function Menu({ label, items, isUnavailable = false }: MenuProps) {
  const { root, id, isOpen, button, close, onBlur, closeOnEscape } = useDisclosure()

  // Synchronises with the focus of the document, once the items are in it.
  useEffect(() => {
    if (isOpen) findMenuItems(root.current)[0]?.focus()
  }, [root, isOpen])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isBrowserKey(event) || closeOnEscape(event)) return
    const next = rovingFocus(event.key, findMenuItems(root.current))
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return (
    // It handles keys of the button and the items inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="tl-menu" onBlur={onBlur} onKeyDown={handleKeyDown}>
      <Button {...button} tone="plain" aria-haspopup="menu" isUnavailable={isUnavailable}>
        {label}
        <ChevronIcon />
      </Button>
      {isOpen && <MenuList id={id} label={label} items={items} onClose={close} />}
    </div>
  )
}

interface MenuListProps extends MenuProps {
  readonly id: string
  readonly onClose: () => void
}

function MenuList({ id, label, items, onClose }: MenuListProps) {
  return (
    <div id={id} role="menu" className="tl-popup tl-menu-list" aria-label={label}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          className="tl-option tl-menu-item"
          // One item is a tab stop, so that the keyboard can scroll the list.
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => {
            onClose()
            item.onChoose()
          }}
        >
          <bdi>{item.label}</bdi>
          {item.hint !== undefined && <bdi className="tl-option-hint">{item.hint}</bdi>}
        </button>
      ))}
    </div>
  )
}
