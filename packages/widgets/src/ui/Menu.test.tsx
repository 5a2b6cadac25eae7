import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'

function renderMenu(labels = ['JSON', 'CSV', 'Print', 'Copy']) {
  const onChoose = vi.fn()
  const items = labels.map((label) => ({
    id: label,
    label,
    onChoose: () => {
      onChoose(label)
    },
  }))
  render(
    <>
      <Menu label="Export" items={items} />
      <button>Elsewhere</button>
    </>,
  )
  return { user: userEvent.setup(), onChoose }
}

const opener = () => screen.getByRole('button', { name: 'Export' })
const menu = () => screen.queryByRole('menu')
const focused = () => document.activeElement?.textContent

async function renderOpen(labels?: string[]) {
  const rendered = renderMenu(labels)
  await rendered.user.click(opener())
  return rendered
}

describe('Menu', () => {
  it('renders closed, with aria-expanded false', () => {
    renderMenu()
    expect(menu()).toBeNull()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(opener().getAttribute('aria-haspopup')).toBe('menu')
    expect(opener().hasAttribute('aria-controls')).toBe(false)
  })

  it('opens on a click, with the name of its button and its items in order', async () => {
    await renderOpen()
    expect(screen.getByRole('menu', { name: 'Export' }).id).toBe(
      opener().getAttribute('aria-controls'),
    )
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['JSON', 'CSV', 'Print', 'Copy'])
  })

  it.each(['{Enter}', ' '])('opens on the key "%s" and focuses the first item', async (key) => {
    const { user } = renderMenu()
    await user.tab()
    await user.keyboard(key)
    expect(focused()).toBe('JSON')
  })

  it('closes on a second click on its button', async () => {
    const { user } = await renderOpen()
    await user.click(opener())
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it.each([
    ['{ArrowDown}', ['CSV', 'Print', 'Copy', 'JSON']],
    ['{ArrowUp}', ['Copy', 'Print', 'CSV', 'JSON']],
  ])('moves the focus on %s and wraps', async (key, names) => {
    const { user } = await renderOpen()
    for (const name of names) {
      await user.keyboard(key)
      expect(focused()).toBe(name)
    }
  })

  it('moves the focus to the ends on Home and End', async () => {
    const { user } = await renderOpen()
    await user.keyboard('{End}')
    expect(focused()).toBe('Copy')
    await user.keyboard('{Home}')
    expect(focused()).toBe('JSON')
  })

  it('moves the focus to the next item that starts with a typed letter, in any case', async () => {
    const { user } = await renderOpen()
    await user.keyboard('c')
    expect(focused()).toBe('CSV')
    await user.keyboard('C')
    expect(focused()).toBe('Copy')
    await user.keyboard('c')
    expect(focused()).toBe('CSV')
    await user.keyboard('x')
    expect(focused()).toBe('CSV')
  })

  it.each(['{Control>}p{/Control}', '{Meta>}c{/Meta}', '{Alt>}{ArrowDown}{/Alt}'])(
    'leaves %s to the browser',
    async (keys) => {
      const { user } = await renderOpen()
      await user.keyboard(keys)
      expect(focused()).toBe('JSON')
    },
  )

  it('closes on Escape, restores the focus and chooses nothing', async () => {
    const { user, onChoose } = await renderOpen()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(opener())
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('stops the Escape event and its default action only while it is open', async () => {
    const onDocumentKeyDown = vi.fn()
    document.addEventListener('keydown', ({ key }) => onDocumentKeyDown(key), { once: true })
    await renderOpen()
    // Without a default action, a dialog of the host stays open.
    expect(fireEvent.keyDown(opener(), { key: 'Escape' })).toBe(false)
    expect(onDocumentKeyDown).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(opener(), { key: 'Escape' })).toBe(true)
    expect(onDocumentKeyDown).toHaveBeenCalledWith('Escape')
  })

  it.each(['{Enter}', ' '])('chooses the focused item on "%s", once', async (key) => {
    const { user, onChoose } = await renderOpen()
    await user.keyboard('{ArrowDown}')
    await user.keyboard(key)
    expect(onChoose.mock.calls).toEqual([['CSV']])
    expect(menu()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('chooses a clicked item and closes', async () => {
    const { user, onChoose } = await renderOpen()
    await user.click(screen.getByRole('menuitem', { name: 'Print' }))
    expect(onChoose.mock.calls).toEqual([['Print']])
    expect(menu()).toBeNull()
  })

  it('closes when the focus leaves', async () => {
    const { user } = await renderOpen()
    await user.tab()
    expect(menu()).toBeNull()
    expect(focused()).toBe('Elsewhere')
  })

  it.each([
    ['on another element', () => screen.getByRole('button', { name: 'Elsewhere' })],
    ['on the page', () => document.body],
  ])('closes on a click %s', async (_, target) => {
    const { user, onChoose } = await renderOpen()
    await user.click(target())
    expect(menu()).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('renders the hint of an item beside its label', () => {
    const item = { id: 'a', label: 'Alpha', hint: 'Acme', onChoose: vi.fn() }
    render(<Menu label="Models" items={[item]} />)
    screen.getByRole('button').focus()
    return userEvent.keyboard('{Enter}').then(() => {
      expect(screen.getByRole('menuitem').textContent).toBe('AlphaAcme')
    })
  })

  it.each([
    ['one item', ['Only'], 'Only'],
    ['no item', [], 'Export'],
  ])('handles every key with %s', async (_, labels, name) => {
    const { user } = await renderOpen(labels)
    await user.keyboard('{ArrowDown}{ArrowUp}{Home}{End}x')
    expect(focused()).toBe(name)
  })
})
