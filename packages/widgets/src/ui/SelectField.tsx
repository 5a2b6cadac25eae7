import { useMemo } from 'react'
import { SelectControl } from './SelectControl.tsx'

/** What a select shows and tells. */
export interface SelectFieldProps {
  readonly label: string
  /** The words of the choice that is none of the options. */
  readonly allLabel: string
  readonly options: readonly string[]
  /** The chosen option; undefined for all. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const ALL = ''

/** A choice of one option or all of them. */
export function SelectField({ label, allLabel, options, value, onChange }: SelectFieldProps) {
  // The same elements are passed over when something else is drawn anew: there may be hundreds.
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      )),
    [options],
  )
  return (
    <SelectControl
      aria-label={label}
      value={value ?? ALL}
      onChange={({ target }) => onChange(target.value === ALL ? undefined : target.value)}
    >
      <option value={ALL}>{allLabel}</option>
      {choices}
    </SelectControl>
  )
}
