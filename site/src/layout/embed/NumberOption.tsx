import { embedTexts } from '#texts/embed.ts'
import { useId, useState } from 'react'

interface NumberOptionProps {
  readonly label: string
  readonly hint: string
  /** The initial value. */
  readonly value: number | undefined
  readonly min: number
  readonly max: number
  /** Called with undefined when the field is empty or invalid. */
  readonly onChange: (value: number | undefined) => void
}

/** A text field for an optional integer. */
export function NumberOption({ label, hint, value, min, max, onChange }: NumberOptionProps) {
  const hintId = useId()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const isInvalid = text !== '' && parseInteger(text, min, max) === undefined
  return (
    <div className="embed-field">
      <label>
        {label}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isInvalid}
          aria-describedby={hintId}
          onChange={({ target }) => {
            setText(target.value.trim())
            onChange(parseInteger(target.value, min, max))
          }}
        />
      </label>
      <p id={hintId} className="embed-hint">
        {isInvalid ? embedTexts.wholeNumber({ least: min, most: max }) : hint}
      </p>
    </div>
  )
}

function parseInteger(text: string, min: number, max: number): number | undefined {
  const digits = toLatinDigits(text.trim())
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

/** Replaces the digits of Arabic and of Persian. The last four bits of their codes are their values. */
function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0b1111),
  )
}
