import { afterEach, describe, expect, it, vi } from 'vitest'
import { offerClipboard, offerShareSheet, withdrawSharing } from '../testing/sharing.ts'
import { shareAddress } from './shareAddress.ts'

const ADDRESS = 'https://lab.example/model/a'
const share = () => shareAddress('Alpha', ADDRESS)
const refusing = (name: string) => () => Promise.reject(new DOMException('No.', name))

afterEach(withdrawSharing)

describe('an address that is shared', () => {
  it('goes to the share sheet where there is one, with its title, and not to the clipboard', async () => {
    const sheet = vi.fn(() => Promise.resolve())
    const writeText = vi.fn(() => Promise.resolve())
    offerShareSheet(sheet)
    offerClipboard(writeText)
    expect(await share()).toBe('shared')
    expect(sheet.mock.calls).toEqual([[{ title: 'Alpha', url: ADDRESS }]])
    expect(writeText).not.toHaveBeenCalled()
  })

  it('goes to the clipboard where there is no share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    offerClipboard(writeText)
    expect(await share()).toBe('copied')
    expect(writeText.mock.calls).toEqual([[ADDRESS]])
  })

  it('goes nowhere when the reader closes the share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    offerShareSheet(refusing('AbortError'))
    offerClipboard(writeText)
    expect(await share()).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each(['NotAllowedError', 'DataError', 'InvalidStateError'])(
    'goes to the clipboard when the share sheet refuses with a %s',
    async (name) => {
      const writeText = vi.fn(() => Promise.resolve())
      offerShareSheet(refusing(name))
      offerClipboard(writeText)
      expect(await share()).toBe('copied')
      expect(writeText.mock.calls).toEqual([[ADDRESS]])
    },
  )

  it('goes to the clipboard when the share sheet refuses with another error', async () => {
    offerShareSheet(() => Promise.reject(new TypeError('No.')))
    offerClipboard(() => Promise.resolve())
    expect(await share()).toBe('copied')
  })

  it('is refused when the clipboard refuses it', async () => {
    offerClipboard(refusing('NotAllowedError'))
    expect(await share()).toBe('failed')
  })

  it('is refused where there is no clipboard, as on a page without https', async () => {
    offerClipboard(undefined)
    expect(await share()).toBe('failed')
  })

  it('is refused when both refuse it', async () => {
    offerShareSheet(refusing('NotAllowedError'))
    offerClipboard(refusing('NotAllowedError'))
    expect(await share()).toBe('failed')
  })
})
