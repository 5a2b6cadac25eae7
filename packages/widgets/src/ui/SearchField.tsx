import { SearchIcon } from './SearchIcon.tsx'
import { NO_FORM } from './noForm.ts'
import { useTypedText } from './useTypedText.ts'

/** Props of a search field. */
export interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search field. It calls `onChange` on every key press. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <span className="tl-search-field">
      <SearchIcon />
      <input
        {...NO_FORM}
        type="search"
        className="tl-control tl-search-field-input"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        {...useTypedText(value, onChange)}
      />
    </span>
  )
}
