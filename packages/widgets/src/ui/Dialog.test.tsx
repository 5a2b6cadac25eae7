import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

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

/** Where it stands on a page, which a test's document does not know. */
function placeAt(element: HTMLElement | null, [left, top, right, bottom]: readonly number[]) {
  const box = { left, top, right, bottom } as DOMRect
  vi.spyOn(element ?? document.body, 'getBoundingClientRect').mockReturnValue(box)
}

describe('a dialog', () => {
  it('is open as soon as it is there, with its title as its name', async () => {
    await renderOpen()
    expect(dialog()?.open).toBe(true)
    expect(dialog()?.textContent).toContain('Four of them.')
  })

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the browser’s way back', () => Promise.resolve(dialog()?.dispatchEvent(new Event('close')))],
  ])('is closed by %s, and gives the focus back', async (_, close) => {
    await renderOpen()
    screen.getByRole('button', { name: 'Close' }).focus()
    await close()
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener())
  })

  it('is closed by a press beside it, and by none inside of it', async () => {
    const user = await renderOpen()
    placeAt(dialog(), [100, 100, 300, 300])
    const press = (x: number, y: number, target: Element) =>
      user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: x, clientY: y } })
    await press(200, 200, dialog() ?? document.body)
    await press(0, 0, screen.getByText('Four of them.'))
    expect(dialog()).not.toBeNull()
    await press(50, 200, dialog() ?? document.body)
    expect(dialog()).toBeNull()
  })

  it('keeps its Escape for itself', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard, { once: true })
    const user = await renderOpen()
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
  })
})
