import { useEffect, useState, type ChangeEvent } from 'react'

const NOTHING: readonly string[] = []
/** How long a host may repeat earlier texts after it has agreed, in ms. */
const ECHO_MS = 500

/**
 * Returns the props of a text field whose host may set the value later. The field has the reader's text until the
 * host agrees or sets another one, because a text that arrives late puts the caret at its end and loses letters.
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  // The value before the first key, then each text that the host may still set; the last one is visible.
  const [typed, setTyped] = useState(NOTHING)
  const text = typed.at(-1)
  const hasAgreed = value === text
  if (text !== undefined && !typed.includes(value)) setTyped(NOTHING)
  // Synchronises with a timer: a widget may agree at once, and its host repeat each text a little later.
  useEffect(() => {
    if (!hasAgreed) return
    const timer = setTimeout(() => setTyped(NOTHING), ECHO_MS)
    return () => clearTimeout(timer)
  }, [hasAgreed, text])
  return {
    value: text ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => [...(before.length === 0 ? [value] : before), target.value])
      onChange(target.value)
    },
    onBlur: () => setTyped(NOTHING),
  }
}
