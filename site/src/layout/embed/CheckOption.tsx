interface CheckOptionProps {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A checkbox with its label. */
export function CheckOption({ label, isChecked, onChange }: CheckOptionProps) {
  return (
    <label className="embed-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
