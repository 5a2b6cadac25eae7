import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerClipboard, offerShareSheet, withdrawSharing } from '../testing/sharing.ts'
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx'

const refuse = (name: string) => () => Promise.reject(new DOMException('No.', name))
const succeed = () => Promise.resolve()

afterEach(withdrawSharing)

function buttonOf(props: Partial<ShareButtonProps>) {
  return (
    <ShareButton
      label="Share"
      title="Alpha"
      href="/model/a"
      copied="Copied."
      failed={(address) => `Copy it: ${address}`}
      {...props}
    />
  )
}

function renderButton(props: Partial<ShareButtonProps> = {}) {
  const user = userEvent.setup()
  // The library brings a clipboard of its own, which the test gives instead.
  withdrawSharing()
  const { rerender } = render(buttonOf(props))
  return {
    press: () => user.click(screen.getByRole('button', { name: 'Share' })),
    showInstead: (next: Partial<ShareButtonProps>) => rerender(buttonOf(next)),
  }
}

const said = () => screen.getByRole('status').textContent

describe('the button that shares an address', () => {
  it('says nothing before it is pressed', () => {
    renderButton()
    expect(said()).toBe('')
  })

  it('hands the whole address to the share sheet and says nothing', async () => {
    const { press } = renderButton()
    const sheet = vi.fn(succeed)
    offerShareSheet(sheet)
    await press()
    const url = new URL('/model/a', document.baseURI).href
    expect(url).toMatch(/^http/)
    expect(sheet.mock.calls).toEqual([[{ title: 'Alpha', url }]])
    expect(said()).toBe('')
  })

  it('keeps an address that is whole already', async () => {
    const { press } = renderButton({ href: 'https://lab.example/compare?models=a,b' })
    const writeText = vi.fn(succeed)
    offerClipboard(writeText)
    await press()
    expect(writeText.mock.calls).toEqual([['https://lab.example/compare?models=a,b']])
  })

  it('says that the address is on the clipboard', async () => {
    const { press } = renderButton()
    offerClipboard(succeed)
    await press()
    expect(said()).toBe('Copied.')
  })

  it('says nothing when the reader closes the share sheet', async () => {
    const { press } = renderButton()
    offerShareSheet(refuse('AbortError'))
    await press()
    expect(said()).toBe('')
  })

  it('says that it copied what the share sheet refused', async () => {
    const { press } = renderButton()
    offerShareSheet(refuse('NotAllowedError'))
    offerClipboard(succeed)
    await press()
    expect(said()).toBe('Copied.')
  })

  it('says that it failed, with the address to copy by hand', async () => {
    const { press } = renderButton()
    offerClipboard(refuse('NotAllowedError'))
    await press()
    expect(said()).toBe(`Copy it: ${new URL('/model/a', document.baseURI).href}`)
  })

  it('tells the host instead when the host shows notices', async () => {
    const notify = vi.fn()
    const { press } = renderButton({ notify })
    offerClipboard(succeed)
    await press()
    expect(notify.mock.calls).toEqual([['Copied.']])
    offerClipboard(undefined)
    await press()
    expect(notify.mock.calls[1]?.[0]).toMatch(/^Copy it: http.*\/model\/a$/)
    expect(said()).toBe('')
  })

  it('takes back what it said when it is pressed again and the sheet is closed', async () => {
    const { press } = renderButton()
    offerClipboard(succeed)
    await press()
    offerShareSheet(refuse('AbortError'))
    await press()
    expect(said()).toBe('')
  })

  it('says no more of one address once it stands for another', async () => {
    const { press, showInstead } = renderButton()
    offerClipboard(undefined)
    await press()
    expect(said()).toMatch(/\/model\/a$/)
    showInstead({ href: '/model/b' })
    expect(said()).toBe('')
  })
})
