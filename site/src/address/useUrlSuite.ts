import { SUITE_PARAMETER } from '@transparency-lab/widgets/domain'
import { parseSuiteId } from '@transparency-lab/widgets/domain-internal'
import { useEffect, useRef } from 'react'
import { usePageQuery } from './usePageQuery.ts'

/**
 * Keeps the suite in the query string. A change pushes a history entry, as a change of models does. Arrow keys that move
 * on among the radio buttons replace it, so that one choice is one entry.
 */
export function useUrlSuite(): readonly [string | undefined, (id: string) => void] {
  const [params, setParams] = usePageQuery()
  const suite = parseSuiteId(params)
  const lastChoice = useRef<string>(undefined)
  const query = params.toString()

  // Synchronises the focus with the radio button that Back has checked.
  useEffect(() => {
    const focused = document.activeElement
    if (focused?.matches('[type=radio]:not(:checked)') !== true) return
    focused.closest('fieldset')?.querySelector<HTMLElement>(':checked')?.focus()
  }, [query])

  const select = (id: string) => {
    const focused = document.activeElement
    const isByKey = focused?.matches('[type=radio]:focus-visible') === true
    const replace = isByKey && lastChoice.current === query
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(SUITE_PARAMETER, id)
        lastChoice.current = isByKey ? next.toString() : undefined
        return next
      },
      { replace },
    )
    if (!isByKey || replace) return
    // The next choice begins when the reader comes back to the radio buttons.
    const group = focused.closest('fieldset')
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (group?.contains(relatedTarget as Node | null)) return
      lastChoice.current = undefined
      group?.removeEventListener('focusout', forget)
    }
    group?.addEventListener('focusout', forget)
  }
  return [suite, select]
}
