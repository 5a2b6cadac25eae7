import { useMemo, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './ComboboxList.tsx'
import { hasModifier } from './hasModifier.ts'

/** All options that match a text, in their order. */
export type Search = (text: string) => readonly ComboboxOption[]

/** So many options are in the document at most: a key takes as long among thousands as among few. */
const MOST_OPTIONS = 50

const NONE: readonly ComboboxOption[] = []

/** What is typed into a combobox, what it offers for that, and what changes both. */
export function useCombobox(search: Search, onChoose: (id: string) => void) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // From the end where it is negative: the key that opens the list does not know how long it is.
  const [place, setPlace] = useState<number>()
  const matches = useMemo(() => (isOpen ? search(text) : NONE), [isOpen, search, text])
  const options = matches.slice(0, MOST_OPTIONS)
  const count = options.length

  const open = (next?: number) => {
    setIsOpen(true)
    setPlace(next)
  }
  const close = () => setIsOpen(false)
  return {
    text,
    isOpen,
    matches,
    /** Those of the matches that are shown. */
    options,
    /** The place of the option that Enter chooses; undefined when there is none yet. */
    active: place === undefined || count === 0 ? undefined : (place + count) % count,
    open,
    close,
    clear: () => setText(''),
    type: (next: string) => {
      setText(next)
      open(next.trim() === '' ? undefined : 0)
    },
    choose: (option: ComboboxOption) => {
      setText('')
      close()
      onChoose(option.id)
    },
  }
}

/** Does what a key of the field means, and leaves every other key to the browser. */
export function followKey(event: KeyboardEvent, combobox: ReturnType<typeof useCombobox>): void {
  const { text, isOpen, options, active, open, close, clear, choose } = combobox
  const { key } = event
  if (event.nativeEvent.isComposing || hasModifier(event)) return
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
  // Enter submits no form of the host's, and Escape closes no dialog.
  event.preventDefault()
}
