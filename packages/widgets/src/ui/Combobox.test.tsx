import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxList.tsx'
import { eventually } from '../testing/eventually.ts'

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({ id: label, label }))

function renderCombobox(all: readonly ComboboxOption[] = FRUIT) {
  const onChoose = vi.fn<(id: string) => void>()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const search = vi.fn((text: string) =>
    all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  )
  render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <Combobox
        label="Fruit"
        placeholder="Search fruit"
        search={search}
        summary={(shown, total) => `${shown} of ${total}`}
        nothingFound={(text) => `No “${text}”`}
        onChoose={onChoose}
      />
      <button type="button">Elsewhere</button>
    </form>,
  )
  return { user: userEvent.setup(), onChoose, onSubmit, search }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' })
const list = () => screen.queryByRole('listbox')
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
/** The option to which `aria-activedescendant` refers. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

async function renderOpen(all?: readonly ComboboxOption[]) {
  const rendered = renderCombobox(all)
  await rendered.user.click(field())
  return rendered
}

describe('Combobox', () => {
  it('renders closed, with aria-expanded false, and does not search', async () => {
    const { user, search } = renderCombobox()
    await user.tab()
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(field().hasAttribute('aria-controls')).toBe(false)
    expect(search).not.toHaveBeenCalled()
  })

  it('opens on a click with every option and no active one', async () => {
    await renderOpen()
    expect(screen.getByRole('listbox', { name: 'Fruit' }).id).toBe(
      field().getAttribute('aria-controls'),
    )
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(offered()).toEqual(['Apple', 'Apricot', 'Banana', 'Cherry'])
    expect(active()).toBeUndefined()
  })

  it('lists the matches of the typed text, with the first one active', async () => {
    const { user } = renderCombobox()
    await user.type(field(), 'ap')
    expect(offered()).toEqual(['Apple', 'Apricot'])
    expect(active()).toBe('Apple')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Apple')
    await user.clear(field())
    expect(offered()).toHaveLength(4)
    expect(active()).toBeUndefined()
  })

  it.each([
    ['{ArrowDown}', ['Apple', 'Apricot', 'Banana', 'Cherry', 'Apple']],
    ['{ArrowUp}', ['Cherry', 'Banana', 'Apricot', 'Apple', 'Cherry']],
  ])('opens on %s, which then moves through the options and wraps', async (key, names) => {
    const { user } = renderCombobox()
    await user.tab()
    for (const name of names) {
      await user.keyboard(key)
      expect(active()).toBe(name)
      expect(document.activeElement).toBe(field())
    }
  })

  it('chooses the active option on Enter, then clears the text and closes', async () => {
    const { user, onChoose } = renderCombobox()
    await user.type(field(), 'ap{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['Apricot']])
    expect(list()).toBeNull()
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })

  it('does not submit the form on Enter, and chooses nothing without an active option', async () => {
    const { user, onChoose, onSubmit } = await renderOpen()
    await user.keyboard('{Enter}{Escape}{Enter}')
    await user.type(field(), 'xyz{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('closes on Escape, clears the text on the next one, and leaves the third to the page', async () => {
    const onDocumentKeyDown = vi.fn()
    const { user } = renderCombobox()
    const listener = ({ key }: globalThis.KeyboardEvent) => onDocumentKeyDown(key)
    document.addEventListener('keydown', listener)
    await user.type(field(), 'b')
    onDocumentKeyDown.mockClear()
    await user.keyboard('{Escape}')
    expect([list(), field().value]).toEqual([null, 'b'])
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
    expect(onDocumentKeyDown).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onDocumentKeyDown).toHaveBeenCalledWith('Escape')
    document.removeEventListener('keydown', listener)
  })

  it('leaves Home and End to the text field, and keys with Alt to the browser', async () => {
    const { user } = renderCombobox()
    await user.type(field(), 'ap{Home}')
    expect(field().selectionStart).toBe(0)
    await user.keyboard('{End}')
    expect(field().selectionStart).toBe(2)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(active()).toBe('Apple')
  })

  it.each([
    ['Chromium and Firefox', { isComposing: true }],
    ['Safari, after the composition', { isComposing: false, keyCode: 229 }],
  ])('leaves the keys of an input method to it, in %s', async (_, sign) => {
    const { user, onChoose } = renderCombobox()
    await user.type(field(), 'ap')
    const before = active()
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...sign })
      field().dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(onChoose).not.toHaveBeenCalled()
    expect([active(), field().value]).toEqual([before, 'ap'])
  })

  it('chooses a clicked option and keeps the focus', async () => {
    const { user, onChoose } = await renderOpen()
    await user.click(screen.getByRole('option', { name: 'Banana' }))
    expect(onChoose.mock.calls).toEqual([['Banana']])
    expect(document.activeElement).toBe(field())
    expect(list()).toBeNull()
  })

  it('closes on Tab and keeps the typed text', async () => {
    const { user } = renderCombobox()
    await user.type(field(), 'ap')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Elsewhere')
    expect([list(), field().value]).toEqual([null, 'ap'])
    await user.click(field())
    expect(offered()).toEqual(['Apple', 'Apricot'])
  })

  it.each([
    ['on another element', () => screen.getByRole('button', { name: 'Elsewhere' })],
    ['on the page', () => document.body],
  ])('closes on a click %s', async (_, target) => {
    const { user, onChoose } = await renderOpen()
    await user.click(target())
    expect(list()).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('announces the number of matches, and that there are none', async () => {
    const { user } = renderCombobox()
    const status = screen.getByRole('status')
    await user.type(field(), 'ap')
    await eventually(() => expect(status.textContent).toBe('2 of 2'))
    await user.type(field(), 'x')
    await eventually(() => expect(status.textContent).toBe('No “apx”'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(list()).toBeNull()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(active()).toBeUndefined()
    await user.tab()
    await eventually(() => expect(status.textContent.trim()).toBe(''))
  })
})

describe('Combobox with an option that cannot be chosen', () => {
  const [first, ...others] = FRUIT
  const options = [
    { id: 'Apple', label: first?.label ?? '', note: 'Sold out', isDisabled: true },
    ...others,
  ]

  it('reads its reason when it is active, and stays open on Enter and on a click', async () => {
    const { user, onChoose } = renderCombobox(options)
    await user.type(field(), 'ap')
    expect(active()).toBe('AppleSold out')
    expect(screen.getByRole('option', { name: /Sold out/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('option', { name: /Sold out/ }))
    expect(onChoose).not.toHaveBeenCalled()
    expect([field().value, list()]).not.toContain(null)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['Apricot']])
  })
})

describe('Combobox with many options', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: String(index),
    label: `Option ${index}`,
    hint: 'Acme',
  }))

  it('renders the first fifty, with their position among all matches', async () => {
    await renderOpen(many)
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(50)
    expect(options[49]?.getAttribute('aria-posinset')).toBe('50')
    expect(options[49]?.getAttribute('aria-setsize')).toBe('5000')
    expect(screen.getByText('50 of 5000')).toBeTruthy()
  })

  it('finds options that are not in the document', async () => {
    const { user, onChoose } = renderCombobox(many)
    await user.type(field(), 'option 4999')
    expect(offered()).toEqual(['Option 4999Acme'])
    expect(screen.getByRole('option').hasAttribute('aria-setsize')).toBe(false)
    await user.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([['4999']])
  })
})

describe('Combobox with hostile options', () => {
  it.each([
    '<img src=x onerror="alert(1)">',
    'Mo\u202edel',
    'gpt\u200b-4',
    'نموذج اللغة',
    'W'.repeat(10_000),
  ])('isolates the label %j from the hint', async (label) => {
    const { user, onChoose } = await renderOpen([{ id: '../x', label, hint: label }])
    const [option] = screen.getAllByRole('option')
    expect([...(option?.children ?? [])].map((part) => [part.localName, part.textContent])).toEqual(
      [
        ['bdi', label],
        ['bdi', label],
      ],
    )
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['../x']])
  })
})
