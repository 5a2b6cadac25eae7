import { useId } from 'react'
import { Button } from './Button.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { hasModifier } from './hasModifier.ts'
import { useDisclosure } from './useDisclosure.ts'

/** One thing to switch on and off. */
export interface CheckMenuItem {
  readonly id: string
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** What a menu of check boxes offers. */
export interface CheckMenuProps {
  readonly label: string
  readonly items: readonly CheckMenuItem[]
}

/** A button that opens a list of check boxes, which stays open while they are switched. */
export function CheckMenu({ label, items }: CheckMenuProps) {
  const { root, isOpen, toggle, onBlur, closeByKey } = useDisclosure()
  const id = useId()
  return (
    // The keys are those of the button or of the check box that has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="tl-menu"
      onBlur={onBlur}
      onKeyDown={(event) => hasModifier(event) || closeByKey(event)}
    >
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
        {label}
        <ChevronIcon />
      </Button>
      {isOpen && (
        // A press on the list keeps the focus inside of it, so that it stays open.
        <div
          id={id}
          role="group"
          className="tl-popup tl-menu-list"
          aria-label={label}
          tabIndex={-1}
        >
          {items.map(({ id: item, label: text, isChecked, onChange }) => (
            <label key={item} className="tl-option tl-check tl-menu-check">
              <input
                type="checkbox"
                checked={isChecked}
                onChange={({ target }) => onChange(target.checked)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
