import { useEffect, useId, type KeyboardEvent } from 'react'
import { Button } from './Button.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { hasModifier } from './hasModifier.ts'
import { itemsOf, nextItem } from './nextItem.ts'
import { useDisclosure } from './useDisclosure.ts'

/** One thing to choose. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  /** What tells it from others of the same label. */
  readonly hint?: string
  readonly onChoose: () => void
}

/** What a menu offers. */
export interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A button that opens a list of things to choose; by arrow keys, first letters, Enter and Escape. */
export function Menu({ label, items }: MenuProps) {
  const { root, isOpen, toggle, close, onBlur, closeByKey } = useDisclosure()
  const id = useId()

  // The focus belongs to the document, and the list is in it only once it is open.
  useEffect(() => {
    if (isOpen) itemsOf(root.current)[0]?.focus()
  }, [root, isOpen])

  const followKey = (event: KeyboardEvent) => {
    if (!isOpen || hasModifier(event) || closeByKey(event)) return
    const next = nextItem(event.key, itemsOf(root.current))
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return (
    // The keys are those of the button or of the item that has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="tl-menu" onBlur={onBlur} onKeyDown={followKey}>
      <Button
        tone="plain"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {label}
        <ChevronIcon />
      </Button>
      {isOpen && <MenuList id={id} label={label} items={items} onChosen={close} />}
    </div>
  )
}

interface MenuListProps extends MenuProps {
  readonly id: string
  readonly onChosen: () => void
}

function MenuList({ id, label, items, onChosen }: MenuListProps) {
  return (
    <div id={id} role="menu" className="tl-popup tl-menu-list" aria-label={label}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          className="tl-option tl-menu-item"
          // One of them takes part in the order of Tab, so that the list can be scrolled by keys.
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => {
            onChosen()
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
