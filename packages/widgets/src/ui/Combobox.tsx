import { useEffect, useRef, type FocusEvent } from 'react'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { handleKey, useCombobox, type Search } from './useCombobox.ts'
import { useUniqueId } from './useUniqueId.ts'
import { getZoom } from './getZoom.ts'
import { NO_FORM } from './noForm.ts'

/** Props of a combobox. */
export interface ComboboxProps {
  readonly label: string
  /**
   * Whether only screen readers get the label.
   * @default false
   */
  readonly isLabelHidden?: boolean
  readonly placeholder: string
  /** Searches the options. Must be stable while the options are the same. */
  readonly search: Search
  /** Returns a text on the number of matches and the number of options in the list. */
  readonly summary: (shown: number, total: number) => string
  /** Returns a text for a search without matches. */
  readonly nothingFound: (text: string) => string
  readonly onChoose: (id: string) => void
}

/**
 * A text field that searches options and chooses one, by arrow keys, Enter and Escape. The focus stays in the
 * field; `aria-activedescendant` refers to the active option.
 */
export function Combobox({ label, placeholder, search, onChoose, ...labels }: ComboboxProps) {
  const { isLabelHidden = false, summary, nothingFound } = labels
  const combobox = useCombobox(search, onChoose)
  const { text, isOpen, matches, options, active, open, close, type, choose } = combobox
  const list = useRef<HTMLDivElement>(null)
  const id = useUniqueId()
  const isEmpty = options.length === 0
  const status = isEmpty ? nothingFound(text.trim()) : summary(options.length, matches.length)

  // Synchronises with the scroll position of the list, which the browser keeps.
  useEffect(() => {
    if (active !== undefined) scrollToOption(list.current, active)
  }, [active, matches])

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    // It handles the focus of the elements inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tl-combobox" onBlur={closeOnBlur}>
      <label htmlFor={id} className={isLabelHidden ? 'tl-visually-hidden' : 'tl-combobox-label'}>
        {label}
      </label>
      <span className="tl-search-field">
        <SearchIcon />
        <input
          {...NO_FORM}
          id={id}
          type="text"
          role="combobox"
          className="tl-control tl-search-field-input"
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : `${id}list`}
          aria-activedescendant={active === undefined ? undefined : optionId(id, active)}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={() => open(active)}
          onKeyDown={(event) => handleKey(event, combobox)}
        />
      </span>
      {isOpen && (
        <ComboboxList
          ref={list}
          id={id}
          label={label}
          options={options}
          total={matches.length}
          active={active}
          status={status}
          onChoose={choose}
        />
      )}
      <LiveRegion className="tl-visually-hidden">{isOpen ? status : ''}</LiveRegion>
    </div>
  )
}

/** Scrolls the list to an option; `scrollIntoView` would scroll the page too. */
function scrollToOption(list: HTMLElement | null, index: number): void {
  const option = list?.children[index]?.getBoundingClientRect()
  if (list === null || option === undefined) return
  const { top, bottom } = list.getBoundingClientRect()
  const distance = Math.min(option.top - top, Math.max(0, option.bottom - bottom))
  list.scrollTop += distance / getZoom(list)
}
