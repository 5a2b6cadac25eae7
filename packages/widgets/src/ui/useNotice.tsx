import { Fragment, useCallback, useState, type ReactElement } from 'react'

/**
 * Returns the content of a live region, undefined without a text, and a function that sets its text. Each text is a new
 * text node, so that a screen reader says the same one again.
 */
export function useNotice(): readonly [ReactElement | undefined, (text: string) => void] {
  const [{ text, times }, setNotice] = useState({ text: '', times: 0 })
  const setText = useCallback(
    (next: string) => setNotice((before) => ({ text: next, times: before.times + 1 })),
    [],
  )
  return [text === '' ? undefined : <Fragment key={times}>{text}</Fragment>, setText]
}
