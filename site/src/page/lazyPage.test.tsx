// @vitest-environment jsdom
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

/** A field whose value is in the address. */
function Component() {
  const [query, setQuery] = useSearchParams()
  return (
    <input
      value={query.get('q') ?? ''}
      onChange={({ target }) => setQuery({ q: target.value }, { replace: true })}
    />
  )
}

/** Types a letter at the end of a field, as a browser does. */
function typeLetter(field: HTMLInputElement, letter: string) {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  descriptor?.set?.call(field, field.value + letter)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('keeps each letter of a field whose value is in the address, though the page has waited for its code', async () => {
  const importCode = vi
    .fn<() => Promise<{ Component: typeof Component }>>()
    .mockResolvedValueOnce({ Component })
    // The next letter comes before another import ends.
    .mockReturnValue(new Promise(() => {}))
  const { Page } = lazyPage(importCode)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  startTransition(() =>
    root.render(
      <MemoryRouter useTransitions={false}>
        <Page />
      </MemoryRouter>,
    ),
  )
  await eventually(() => expect(document.querySelector('input')).not.toBeNull())
  const [field] = document.getElementsByTagName('input')
  if (field !== undefined) for (const letter of 'gpt') typeLetter(field, letter)
  expect(field?.value).toBe('gpt')
})
