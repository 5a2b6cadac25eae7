interface SelectOptionProps<Value extends string> {
  readonly label: string
  readonly value: Value
  /** The values with their texts. */
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
  /** The language of a text; undefined for that of the site. */
  readonly langOf?: (value: Value) => string
}

/** A select field with its label. */
export function SelectOption<Value extends string>(props: SelectOptionProps<Value>) {
  const { label, value, options, onChange, langOf } = props
  return (
    <label className="embed-field">
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} lang={langOf?.(option)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
