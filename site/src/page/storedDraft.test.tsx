// @vitest-environment jsdom
import { createMemorySource, EvaluationsProvider, NewsletterForm } from '@transparency-lab/widgets'
import { eventually } from '@transparency-lab/widgets/testing/eventually'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, storeDraft } from './storedDraft.ts'
import { useDraft } from './useDraft.ts'

const PATH = '/newsletter'
const KEY = `draft:${PATH}`
const SOURCE = createMemorySource([])

let unmount = () => {}
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function Page({ onSubmit }: { readonly onSubmit: () => unknown }) {
  const form = useDraft(PATH)
  return (
    <EvaluationsProvider source={SOURCE}>
      <div ref={form}>
        <NewsletterForm onSubmit={onSubmit} />
      </div>
    </EvaluationsProvider>
  )
}

/** Renders the page as after a load of its address. */
async function load(onSubmit: () => unknown = () => undefined) {
  unmount()
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  root.render(<Page onSubmit={onSubmit} />)
  await eventually(() => expect(field('name')).toBeTruthy())
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`There is no field ${name}.`)
  return found
}

function type(name: string, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the draft of a form', () => {
  it('is there again after a load in the same tab, without the agreement and the trap', async () => {
    await load()
    type('name', 'Jo')
    type('honeypot', 'x')
    field('agreeToTerms').click()
    await load()
    await eventually(() => expect(field('name').value).toBe('Jo'))
    expect(field('agreeToTerms').checked).toBe(false)
    expect(readDraft(PATH)).toEqual({ name: 'Jo', email: '' })
  })

  it('is gone once it is sent', async () => {
    const onSubmit = vi.fn()
    await load(onSubmit)
    type('name', 'Jo')
    type('email', 'jo@example.org')
    field('agreeToTerms').click()
    document.querySelector('form')?.requestSubmit()
    await eventually(() => expect(onSubmit).toHaveBeenCalledOnce())
    await eventually(() => expect(sessionStorage.getItem(KEY)).toBeNull())
  })

  it('stays after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onSubmit = vi.fn().mockRejectedValue(new Error('no'))
    await load(onSubmit)
    type('name', 'Jo')
    type('email', 'jo@example.org')
    field('agreeToTerms').click()
    document.querySelector('form')?.requestSubmit()
    await eventually(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(readDraft(PATH)).toEqual({ name: 'Jo', email: 'jo@example.org' })
  })

  it.each(['', 'null', '[]', '{', '"x"', '{"name":1}', '{"name":{"a":"b"}}'])(
    'is none of ours when the storage holds %s',
    (stored) => {
      sessionStorage.setItem(KEY, stored)
      expect(readDraft(PATH)).toBeUndefined()
    },
  )

  it('is not stored where the browser has no room for it, and no error is thrown', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    storeDraft(PATH, { name: 'x'.repeat(1_000_000) })
    expect(readDraft(PATH)).toBeUndefined()
  })
})
