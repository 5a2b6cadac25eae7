import { useMemo } from 'react'
import { NO_FORM } from './noForm.ts'
import { SelectControl } from './SelectControl.tsx'

/** Props of a select. */
export interface SelectFieldProps {
  readonly label: string
  /** The label of the choice “all”. */
  readonly allLabel: string
  readonly options: readonly string[]
  /** The chosen option; undefined for all. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const ALL = ''

/** A select with one choice for each option, and one for all of them. */
export function SelectField({ label, allLabel, options, value, onChange }: SelectFieldProps) {
  // React skips memoized elements when another prop changes; there may be hundreds.
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
      {...NO_FORM}
      aria-label={label}
      value={value ?? ALL}
      onChange={({ target }) => onChange(target.value === ALL ? undefined : target.value)}
    >
      <option value={ALL}>{allLabel}</option>
      {choices}
    </SelectControl>
  )
}
