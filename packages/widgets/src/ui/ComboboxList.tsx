import { forwardRef } from 'react'

/** An option of a combobox. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** A second text, which distinguishes options with the same label. */
  readonly hint?: string
  /** A line below both. */
  readonly note?: string | undefined
  /** Whether it can be reached but not chosen; its note says why. */
  readonly isDisabled?: boolean
}

interface ComboboxListProps {
  /** The id of the field, and the prefix of the ids in the list. */
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  /** The number of matches, including those that are not in the list. */
  readonly total: number
  /** The index of the option that Enter chooses, if any. */
  readonly active: number | undefined
  /** The summary, which the list shows when it does not have every match. */
  readonly status: string
  readonly onChoose: (option: ComboboxOption) => void
}

/** Returns the id of an option's element. */
export function optionId(id: string, index: number): string {
  return `${id}option-${index}`
}

/** The popup of a combobox. */
export const ComboboxList = forwardRef<HTMLDivElement, ComboboxListProps>(function ComboboxList(
  { id, label, options, total, active, status, onChoose },
  ref,
) {
  const isComplete = options.length === total
  return (
    // A click in the popup leaves the focus in the field.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tl-popup tl-combobox-popup" onMouseDown={(event) => event.preventDefault()}>
      {total > 0 && (
        <div
          ref={ref}
          id={`${id}list`}
          role="listbox"
          className="tl-combobox-list"
          aria-label={label}
          // No tab stop: the arrow keys of the field scroll the list.
          tabIndex={-1}
        >
          {options.map((option, index) => (
            // The field handles the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.id}
              id={optionId(id, index)}
              role="option"
              className="tl-option tl-combobox-option"
              aria-selected={index === active}
              aria-disabled={option.isDisabled || undefined}
              aria-setsize={isComplete ? undefined : total}
              aria-posinset={isComplete ? undefined : index + 1}
              onClick={() => onChoose(option)}
            >
              <bdi>{option.label}</bdi>
              {option.hint !== undefined && <bdi className="tl-option-hint">{option.hint}</bdi>}
              {option.note !== undefined && <span className="tl-option-note">{option.note}</span>}
            </div>
          ))}
        </div>
      )}
      {/* The live region announces it to screen readers. */}
      {(!isComplete || total === 0) && (
        <p aria-hidden="true" className="tl-muted">
          {status}
        </p>
      )}
    </div>
  )
})
