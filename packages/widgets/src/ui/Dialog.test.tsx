import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { eventually } from '../testing/eventually.ts'

function Opener() {
  const [opener, setOpener] = useState<HTMLElement>()
  return (
    <>
      <button onClick={({ currentTarget }) => setOpener(currentTarget)}>Open</button>
      {opener && (
        <Dialog
          title="Seasons"
          closeLabel="Close"
          opener={opener}
          onClose={() => setOpener(undefined)}
        >
          <p>Four of them.</p>
        </Dialog>
      )}
    </>
  )
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Seasons' })
const opener = () => screen.getByText('Open')

async function renderOpen() {
  const user = userEvent.setup()
  render(
    <StrictMode>
      <Opener />
    </StrictMode>,
  )
  await user.click(opener())
  return user
}

/** Mocks the layout of an element; jsdom has none. */
function mockRect(element: HTMLElement | null, [left, top, right, bottom]: readonly number[]) {
  const box = { left, top, right, bottom } as DOMRect
  vi.spyOn(element ?? document.body, 'getBoundingClientRect').mockReturnValue(box)
}

describe('Dialog', () => {
  it('opens on mount, with its title as its name', async () => {
    await renderOpen()
    expect(dialog()?.open).toBe(true)
    expect(dialog()?.textContent).toContain('Four of them.')
  })

  it.each([
    ['a click on its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'the browser’s close event',
      () => Promise.resolve(dialog()?.dispatchEvent(new Event('close'))),
    ],
  ])('closes on %s and restores the focus', async (_, close) => {
    await renderOpen()
    screen.getByRole('button', { name: 'Close' }).focus()
    await close()
    await eventually(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener())
  })

  it('closes on a click on the backdrop, and not inside of it', async () => {
    const user = await renderOpen()
    mockRect(dialog(), [100, 100, 300, 300])
    const click = (x: number, y: number, target: Element) =>
      user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: x, clientY: y } })
    await click(200, 200, dialog() ?? document.body)
    await click(0, 0, screen.getByText('Four of them.'))
    expect(dialog()).not.toBeNull()
    await click(50, 200, dialog() ?? document.body)
    expect(dialog()).toBeNull()
  })

  it('stops the Escape event', async () => {
    const onDocumentKeyDown = vi.fn()
    document.addEventListener('keydown', onDocumentKeyDown, { once: true })
    const user = await renderOpen()
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', onDocumentKeyDown)
    expect(onDocumentKeyDown).not.toHaveBeenCalled()
  })
})
