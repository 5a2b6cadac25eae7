import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxList.tsx'

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
/** The option that a screen reader says, although the focus is in the field. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

async function renderOpen(all?: readonly ComboboxOption[]) {
  const rendered = renderCombobox(all)
  await rendered.user.click(field())
  return rendered
}

describe('a combobox', () => {
  it('is closed at first, says so, and searches for nothing', async () => {
    const { user, search } = renderCombobox()
    await user.tab()
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(field().hasAttribute('aria-controls')).toBe(false)
    expect(search).not.toHaveBeenCalled()
  })

  it('opens by a click, with every option and none of them active', async () => {
    await renderOpen()
    expect(screen.getByRole('listbox', { name: 'Fruit' }).id).toBe(
      field().getAttribute('aria-controls'),
    )
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(offered()).toEqual(['Apple', 'Apricot', 'Banana', 'Cherry'])
    expect(active()).toBeUndefined()
  })

  it('offers what matches while somebody types, the first of it active', async () => {
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
  ])('opens by %s, is gone through by it, and round at the end', async (key, names) => {
    const { user } = renderCombobox()
    await user.tab()
    for (const name of names) {
      await user.keyboard(key)
      expect(active()).toBe(name)
      expect(document.activeElement).toBe(field())
    }
  })

  it('chooses the active option by Enter, once, and is empty and closed then', async () => {
    const { user, onChoose } = renderCombobox()
    await user.type(field(), 'ap{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toEqual([['Apricot']])
    expect(list()).toBeNull()
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })

  it('submits no form around it by Enter, and chooses nothing where nothing is active', async () => {
    const { user, onChoose, onSubmit } = await renderOpen()
    await user.keyboard('{Enter}{Escape}{Enter}')
    await user.type(field(), 'xyz{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('closes by Escape, then is emptied by it, and then leaves it to the page', async () => {
    const heard = vi.fn()
    const { user } = renderCombobox()
    const hear = ({ key }: globalThis.KeyboardEvent) => heard(key)
    document.addEventListener('keydown', hear)
    await user.type(field(), 'b')
    heard.mockClear()
    await user.keyboard('{Escape}')
    expect([list(), field().value]).toEqual([null, 'b'])
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
    expect(heard).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(heard).toHaveBeenCalledWith('Escape')
    document.removeEventListener('keydown', hear)
  })

  it('leaves Home and End to the text, and keys with Alt to the browser', async () => {
    const { user } = renderCombobox()
    await user.type(field(), 'ap{Home}')
    expect(field().selectionStart).toBe(0)
    await user.keyboard('{End}')
    expect(field().selectionStart).toBe(2)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(active()).toBe('Apple')
  })

  it('chooses nothing by the Enter that ends the input of a method', async () => {
    const { user, onChoose } = renderCombobox()
    await user.type(field(), 'ap')
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
    field().dispatchEvent(new KeyboardEvent('keydown', enter))
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('chooses what is clicked, and keeps the focus', async () => {
    const { user, onChoose } = await renderOpen()
    await user.click(screen.getByRole('option', { name: 'Banana' }))
    expect(onChoose.mock.calls).toEqual([['Banana']])
    expect(document.activeElement).toBe(field())
    expect(list()).toBeNull()
  })

  it('closes when Tab leads elsewhere, with what was typed', async () => {
    const { user } = renderCombobox()
    await user.type(field(), 'ap')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Elsewhere')
    expect([list(), field().value]).toEqual([null, 'ap'])
    await user.click(field())
    expect(offered()).toEqual(['Apple', 'Apricot'])
  })

  it.each([
    ['on something else', () => screen.getByRole('button', { name: 'Elsewhere' })],
    ['on nothing', () => document.body],
  ])('closes by a click %s', async (_, place) => {
    const { user, onChoose } = await renderOpen()
    await user.click(place())
    expect(list()).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('says what it offers, and that it offers nothing', async () => {
    const { user } = renderCombobox()
    const status = screen.getByRole('status')
    await user.type(field(), 'ap')
    await vi.waitFor(() => expect(status.textContent).toBe('2 of 2'))
    await user.type(field(), 'x')
    await vi.waitFor(() => expect(status.textContent).toBe('No “apx”'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(list()).toBeNull()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(active()).toBeUndefined()
    await user.tab()
    await vi.waitFor(() => expect(status.textContent.trim()).toBe(''))
  })
})

describe('a combobox of many options', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: String(index),
    label: `Option ${index}`,
    hint: 'Acme',
  }))

  it('has the first fifty in the document, and says where each stands among all', async () => {
    await renderOpen(many)
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(50)
    expect(options[49]?.getAttribute('aria-posinset')).toBe('50')
    expect(options[49]?.getAttribute('aria-setsize')).toBe('5000')
    expect(screen.getByText('50 of 5000')).toBeTruthy()
  })

  it('finds those that are not in the document', async () => {
    const { user, onChoose } = renderCombobox(many)
    await user.type(field(), 'option 4999')
    expect(offered()).toEqual(['Option 4999Acme'])
    expect(screen.getByRole('option').hasAttribute('aria-setsize')).toBe(false)
    await user.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([['4999']])
  })
})

describe('a combobox of hostile options', () => {
  it.each([
    '<img src=x onerror="alert(1)">',
    'Mo\u202edel',
    'gpt\u200b-4',
    'نموذج اللغة',
    'W'.repeat(10_000),
  ])('shows each name as it is, apart from what stands beside it', async (label) => {
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
