import { forwardRef } from 'react'

/** One thing to choose. */
export interface ComboboxOption {
  readonly id: string
  readonly label: string
  /** What tells it from others of the same label. */
  readonly hint?: string
}

interface ComboboxListProps {
  /** The id of the field; those of the list and of its options begin with it. */
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  /** How many options there are, with those that are not shown. */
  readonly total: number
  /** The place of the option that Enter chooses; undefined when there is none yet. */
  readonly active: number | undefined
  /** What is said of the options; shown where they are not all, or none. */
  readonly told: string
  readonly onChoose: (option: ComboboxOption) => void
}

/** The id of an option in the document. */
export function optionId(id: string, place: number): string {
  return `${id}option-${place}`
}

/** What a combobox offers while it is open. */
export const ComboboxList = forwardRef<HTMLDivElement, ComboboxListProps>(function ComboboxList(
  { id, label, options, total, active, told, onChoose },
  ref,
) {
  const isWhole = options.length === total
  return (
    // The focus stays in the field, whatever is pressed here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tl-popup tl-combobox-popup" onMouseDown={(event) => event.preventDefault()}>
      {total > 0 && (
        <div
          ref={ref}
          id={`${id}list`}
          role="listbox"
          className="tl-combobox-list"
          aria-label={label}
          // The arrow keys of the field scroll it, so that Tab does not stop here.
          tabIndex={-1}
        >
          {options.map((option, place) => (
            // The keys are those of the field.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.id}
              id={optionId(id, place)}
              role="option"
              className="tl-option tl-combobox-option"
              aria-selected={place === active}
              aria-setsize={isWhole ? undefined : total}
              aria-posinset={isWhole ? undefined : place + 1}
              onClick={() => onChoose(option)}
            >
              <bdi>{option.label}</bdi>
              {option.hint !== undefined && <bdi className="tl-option-hint">{option.hint}</bdi>}
            </div>
          ))}
        </div>
      )}
      {/* A screen reader hears it from the status. */}
      {(!isWhole || total === 0) && (
        <p aria-hidden="true" className="tl-muted">
          {told}
        </p>
      )}
    </div>
  )
})
