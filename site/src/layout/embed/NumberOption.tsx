import { useId, useState } from 'react'

interface NumberOptionProps {
  readonly label: string
  readonly hint: string
  /** The initial value. */
  readonly value: number | undefined
  readonly least: number
  readonly most: number
  /** Receives the number, or undefined if the field is empty or invalid. */
  readonly onChange: (value: number | undefined) => void
}

/** A field for an optional integer. */
export function NumberOption({ label, hint, value, least, most, onChange }: NumberOptionProps) {
  const hintId = useId()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const isWrong = text !== '' && numberOf(text, least, most) === undefined
  return (
    <div className="embed-field">
      <label>
        {label}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={hintId}
          onChange={({ target }) => {
            setText(target.value.trim())
            onChange(numberOf(target.value, least, most))
          }}
        />
      </label>
      <p id={hintId} className="embed-hint">
        {isWrong ? `A whole number from ${least} to ${most}` : hint}
      </p>
    </div>
  )
}

function numberOf(text: string, least: number, most: number): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}
