import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns the text of a field of a form, also while a visitor types.
 *
 * @param around an element around the form
 * @param name the name of the field
 */
export function useFieldText(around: RefObject<HTMLElement | null>, name: string): string {
  const [text, setText] = useState('')

  // Synchronises with a field, which the browser holds.
  useEffect(() => {
    const element = around.current
    if (element === null) return
    const read = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === name) setText(target.value)
    }
    const clear = () => setText('')
    element.addEventListener('input', read)
    element.addEventListener('reset', clear)
    return () => {
      element.removeEventListener('input', read)
      element.removeEventListener('reset', clear)
    }
  }, [around, name])

  return text
}
