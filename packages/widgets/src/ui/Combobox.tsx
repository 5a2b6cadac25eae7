import { useEffect, useId, useRef, type FocusEvent } from 'react'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { Status } from './Status.tsx'
import { followKey, useCombobox, type Search } from './useCombobox.ts'

/** What a combobox offers, and what it says of it. */
export interface ComboboxProps {
  readonly label: string
  /**
   * Whether the label is only heard, because what stands around says it.
   * @default false
   */
  readonly isLabelHidden?: boolean
  readonly placeholder: string
  /** It stays the same function while the options stay the same. */
  readonly search: Search
  /** Says how many options match and, where these are not all, how many of them are shown. */
  readonly summary: (shown: number, total: number) => string
  /** Says that no option matches a text. */
  readonly nothingFound: (text: string) => string
  readonly onChoose: (id: string) => void
}

/**
 * A field that searches among options and chooses one of them; by arrow keys, Enter and Escape. The
 * focus stays in the field: `aria-activedescendant` names the option that Enter chooses.
 */
export function Combobox({ label, placeholder, search, onChoose, ...words }: ComboboxProps) {
  const { isLabelHidden = false, summary, nothingFound } = words
  const combobox = useCombobox(search, onChoose)
  const { text, isOpen, matches, options, active, open, close, type, choose } = combobox
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const isEmpty = options.length === 0
  const told = isEmpty ? nothingFound(text.trim()) : summary(options.length, matches.length)

  // Where the list is scrolled to is known to the browser only.
  useEffect(() => {
    if (active !== undefined) bringIntoSight(list.current, active)
  }, [active, matches])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    // It only hears where the focus of its parts goes.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="tl-combobox" onBlur={leave}>
      <label htmlFor={id} className={isLabelHidden ? 'tl-visually-hidden' : 'tl-combobox-label'}>
        {label}
      </label>
      <span className="tl-search-field">
        <SearchIcon />
        <input
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
          onKeyDown={(event) => followKey(event, combobox)}
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
          told={told}
          onChoose={choose}
        />
      )}
      <Status className="tl-visually-hidden">{isOpen ? told : ''}</Status>
    </div>
  )
}

/** Scrolls a list, and never the page around it, to one of its options. */
function bringIntoSight(list: HTMLElement | null, place: number): void {
  const option = list?.children[place]?.getBoundingClientRect()
  if (list === null || option === undefined) return
  const { top, bottom } = list.getBoundingClientRect()
  list.scrollTop += Math.min(option.top - top, Math.max(0, option.bottom - bottom))
}
