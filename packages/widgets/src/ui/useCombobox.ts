import { useMemo, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './ComboboxList.tsx'
import { isBrowserKey } from './isBrowserKey.ts'

/** Returns every option that matches a text, in order. */
export type Search = (text: string) => readonly ComboboxOption[]

/** The most options in the document, so that thousands of matches render as fast as a few. */
const MAX_OPTIONS = 50

const NONE: readonly ComboboxOption[] = []

/** The state of a combobox: its text, its matching options, the active one, and the actions on them. */
export function useCombobox(search: Search, onChoose: (id: string) => void) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // A negative index counts from the end: the key that opens the list does not know its length.
  const [index, setIndex] = useState<number>()
  const matches = useMemo(() => (isOpen ? search(text) : NONE), [isOpen, search, text])
  const options = matches.slice(0, MAX_OPTIONS)
  const count = options.length

  const open = (next?: number) => {
    setIsOpen(true)
    setIndex(next)
  }
  const close = () => setIsOpen(false)
  return {
    text,
    isOpen,
    matches,
    /** The matches in the document. */
    options,
    /** The index of the option that Enter chooses, if any. */
    active: index === undefined || count === 0 ? undefined : (index + count) % count,
    open,
    close,
    clear: () => setText(''),
    type: (next: string) => {
      setText(next)
      open(next.trim() === '' ? undefined : 0)
    },
    choose: (option: ComboboxOption) => {
      if (option.isDisabled) return
      setText('')
      close()
      onChoose(option.id)
    },
  }
}

/** Handles the keys of a combobox, and leaves every other key to the browser. */
export function handleKey(event: KeyboardEvent, combobox: ReturnType<typeof useCombobox>): void {
  const { text, isOpen, options, active, open, close, clear, choose } = combobox
  const { key } = event
  if (isBrowserKey(event)) return
  if (key === 'ArrowDown') open((active ?? -1) + 1)
  else if (key === 'ArrowUp') open((active ?? 0) - 1)
  else if (key === 'Enter') {
    const option = options[active ?? -1]
    if (option !== undefined) choose(option)
  } else if (key === 'Escape' && (isOpen || text !== '')) {
    event.stopPropagation()
    if (isOpen) close()
    else clear()
  } else return
  // Keeps Enter from submitting the host's form.
  event.preventDefault()
}
