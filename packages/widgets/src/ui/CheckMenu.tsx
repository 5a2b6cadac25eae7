import { Button } from './Button.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { isBrowserKey } from './isBrowserKey.ts'
import { useDisclosure } from './useDisclosure.ts'
import { NO_FORM } from './noForm.ts'

/** A check box of a menu. */
export interface CheckMenuItem {
  readonly id: string
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Props of a menu of check boxes. */
export interface CheckMenuProps {
  readonly label: string
  readonly items: readonly CheckMenuItem[]
}

/** A button that opens a list of check boxes. The list stays open when a box is checked. */
export function CheckMenu({ label, items }: CheckMenuProps) {
  const { root, id, isOpen, button, onBlur, closeOnEscape } = useDisclosure()
  return (
    // It handles keys of the button and the check boxes inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="tl-menu"
      onBlur={onBlur}
      onKeyDown={(event) => isBrowserKey(event) || closeOnEscape(event)}
    >
      <Button {...button}>
        {label}
        <ChevronIcon />
      </Button>
      {isOpen && (
        // It can take the focus, so that a click on its padding does not close it.
        <div
          id={id}
          role="group"
          className="tl-popup tl-menu-list"
          aria-label={label}
          tabIndex={-1}
        >
          {items.map(({ id: itemId, label: text, isChecked, onChange }) => (
            <label key={itemId} className="tl-option tl-check tl-menu-check">
              <input
                {...NO_FORM}
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
