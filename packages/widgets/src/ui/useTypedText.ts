import { useState, type ChangeEvent } from 'react'

const NOTHING: readonly string[] = []

/**
 * Returns the props of a text field whose host may set the value later. The field has the reader's text until the
 * host agrees or sets another one, because a text that arrives late puts the caret at its end and loses letters.
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  // The value before the first key, then each text that the host has not set yet; the last one is visible.
  const [typed, setTyped] = useState(NOTHING)
  const text = typed.at(-1)
  if (text !== undefined && (value === text || !typed.includes(value))) setTyped(NOTHING)
  return {
    value: text ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => [...(before.length === 0 ? [value] : before), target.value])
      onChange(target.value)
    },
    onBlur: () => setTyped(NOTHING),
  }
}
