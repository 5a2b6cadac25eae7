import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerClipboard, offerShareSheet, removeSharing } from '../testing/sharing.ts'
import { shareUrl } from './shareUrl.ts'

const PAGE_URL = 'https://lab.example/model/a'
const share = () => shareUrl('Alpha', PAGE_URL)
const rejecting = (name: string) => () => Promise.reject(new DOMException('No.', name))

afterEach(removeSharing)

describe('shareUrl', () => {
  it('passes the URL and the title to the share sheet, and does not copy it', async () => {
    const sheet = vi.fn(() => Promise.resolve())
    const writeText = vi.fn(() => Promise.resolve())
    offerShareSheet(sheet)
    offerClipboard(writeText)
    expect(await share()).toBe('shared')
    expect(sheet.mock.calls).toEqual([[{ title: 'Alpha', url: PAGE_URL }]])
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the URL without a share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    expect(await share()).toBe('copied')
    expect(writeText.mock.calls).toEqual([[PAGE_URL]])
  })

  it('is cancelled when the reader closes the share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    offerShareSheet(rejecting('AbortError'))
    offerClipboard(writeText)
    expect(await share()).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each(['NotAllowedError', 'DataError', 'InvalidStateError'])(
    'copies the URL when the share sheet rejects with a %s',
    async (name) => {
      const writeText = vi.fn(() => Promise.resolve())
      offerShareSheet(rejecting(name))
      offerClipboard(writeText)
      expect(await share()).toBe('copied')
      expect(writeText.mock.calls).toEqual([[PAGE_URL]])
    },
  )

  it('copies the URL when the share sheet rejects with another error', async () => {
    offerShareSheet(() => Promise.reject(new TypeError('No.')))
    offerClipboard(() => Promise.resolve())
    expect(await share()).toBe('copied')
  })

  it('fails when the clipboard rejects', async () => {
    offerClipboard(rejecting('NotAllowedError'))
    expect(await share()).toBe('failed')
  })

  it('fails without a clipboard, as on a page without https', async () => {
    offerClipboard(undefined)
    expect(await share()).toBe('failed')
  })

  it('fails when both reject', async () => {
    offerShareSheet(rejecting('NotAllowedError'))
    offerClipboard(rejecting('NotAllowedError'))
    expect(await share()).toBe('failed')
  })
})
