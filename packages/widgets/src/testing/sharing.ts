import { vi } from 'vitest'
import { readText } from './savedFiles.ts'

/** Mocks the share sheet of the browser. */
export function offerShareSheet(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

/** Mocks the clipboard. Without a function there is none, as on a page without https. */
export function offerClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  const value = writeText && { writeText }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
}

/** Removes the mocks of the share sheet and the clipboard. */
export function removeSharing(): void {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** A table on the clipboard. */
export interface CopiedTable {
  readonly html: string
  readonly text: string
}

/** Mocks a clipboard for tables, which accepts or refuses them, and returns what it holds. */
export function offerTables(accepts: boolean): readonly CopiedTable[] {
  const copied: CopiedTable[] = []
  class StandInItem {
    constructor(readonly forms: Readonly<Record<string, Promise<Blob>>>) {}
  }
  const read = async (blob: Promise<Blob> = Promise.resolve(new Blob())) =>
    readText({ blob: await blob })
  const write = async ([item]: readonly StandInItem[]) => {
    if (!accepts) throw new DOMException('Refused.', 'NotAllowedError')
    const { forms = {} } = item ?? {}
    copied.push({ html: await read(forms['text/html']), text: await read(forms['text/plain']) })
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  vi.stubGlobal('ClipboardItem', StandInItem)
  return copied
}
