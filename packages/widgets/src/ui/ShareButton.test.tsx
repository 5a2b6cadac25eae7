import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerClipboard, offerShareSheet, removeSharing } from '../testing/sharing.ts'
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx'

const reject = (name: string) => () => Promise.reject(new DOMException('No.', name))
const resolve = () => Promise.resolve()

afterEach(removeSharing)

function buttonOf(props: Partial<ShareButtonProps>) {
  return (
    <ShareButton
      label="Share"
      title="Alpha"
      href="/model/a"
      copied="Copied."
      failed={(url) => `Copy it: ${url}`}
      {...props}
    />
  )
}

function renderButton(props: Partial<ShareButtonProps> = {}) {
  const user = userEvent.setup()
  // user-event installs a clipboard, which the test replaces.
  removeSharing()
  const { rerender } = render(buttonOf(props))
  return {
    click: () => user.click(screen.getByRole('button', { name: 'Share' })),
    update: (next: Partial<ShareButtonProps>) => rerender(buttonOf(next)),
  }
}

const status = () => screen.getByRole('status').textContent

describe('ShareButton', () => {
  it('announces nothing before a click', () => {
    renderButton()
    expect(status()).toBe('')
  })

  it('passes the absolute URL to the share sheet and announces nothing', async () => {
    const { click } = renderButton()
    const sheet = vi.fn(resolve)
    offerShareSheet(sheet)
    await click()
    const url = new URL('/model/a', document.baseURI).href
    expect(url).toMatch(/^http/)
    expect(sheet.mock.calls).toEqual([[{ title: 'Alpha', url }]])
    expect(status()).toBe('')
  })

  it('keeps a URL that is already absolute', async () => {
    const { click } = renderButton({ href: 'https://lab.example/compare?models=a,b' })
    const writeText = vi.fn(resolve)
    offerClipboard(writeText)
    await click()
    expect(writeText.mock.calls).toEqual([['https://lab.example/compare?models=a,b']])
  })

  it('announces that it copied the URL', async () => {
    const { click } = renderButton()
    offerClipboard(resolve)
    await click()
    expect(status()).toBe('Copied.')
  })

  it('announces nothing when the reader closes the share sheet', async () => {
    const { click } = renderButton()
    offerShareSheet(reject('AbortError'))
    await click()
    expect(status()).toBe('')
  })

  it('copies the URL when the share sheet rejects it', async () => {
    const { click } = renderButton()
    offerShareSheet(reject('NotAllowedError'))
    offerClipboard(resolve)
    await click()
    expect(status()).toBe('Copied.')
  })

  it('announces a failure, with the URL to copy by hand', async () => {
    const { click } = renderButton()
    offerClipboard(reject('NotAllowedError'))
    await click()
    expect(status()).toBe(`Copy it: ${new URL('/model/a', document.baseURI).href}`)
  })

  it('calls notify instead when the host passes it', async () => {
    const notify = vi.fn()
    const { click } = renderButton({ notify })
    offerClipboard(resolve)
    await click()
    expect(notify.mock.calls).toEqual([['Copied.']])
    offerClipboard(undefined)
    await click()
    expect(notify.mock.calls[1]?.[0]).toMatch(/^Copy it: http.*\/model\/a$/)
    expect(status()).toBe('')
  })

  it('clears its announcement on the next click', async () => {
    const { click } = renderButton()
    offerClipboard(resolve)
    await click()
    offerShareSheet(reject('AbortError'))
    await click()
    expect(status()).toBe('')
  })

  it('clears its announcement when its URL changes', async () => {
    const { click, update } = renderButton()
    offerClipboard(undefined)
    await click()
    expect(status()).toMatch(/\/model\/a$/)
    update({ href: '/model/b' })
    expect(status()).toBe('')
  })
})
