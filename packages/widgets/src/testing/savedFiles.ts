import { vi } from 'vitest'

/** A file that a page handed to the browser. */
export interface SavedFile {
  readonly name: string
  readonly blob: Blob
  /** Where the browser reads it from, until it is called back. */
  readonly address: string
}

/** Files that are handed to the browser from now on, and addresses that are called back. */
export interface SavedFiles {
  readonly files: readonly SavedFile[]
  readonly revoked: readonly string[]
}

/** Takes what would be saved; `vi.restoreAllMocks` and `vi.unstubAllGlobals` end it. */
export function catchSavedFiles(): SavedFiles {
  const blobs = new Map<string, Blob>()
  const files: SavedFile[] = []
  const revoked: string[] = []
  class StandInUrl extends URL {
    static override createObjectURL(blob: Blob): string {
      const address = `blob:test/${blobs.size}`
      blobs.set(address, blob)
      return address
    }

    static override revokeObjectURL(address: string): void {
      revoked.push(address)
    }
  }
  vi.stubGlobal('URL', StandInUrl)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob !== undefined) files.push({ name: this.download, blob, address: this.href })
  })
  return { files, revoked }
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

/** The text of a file, with its mark if it has one. */
export function textOf({ blob }: SavedFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The file could not be read.'))
    reader.onload = () => {
      const { result } = reader
      if (result instanceof ArrayBuffer) resolve(UTF_8.decode(result))
      else reject(new Error('The file has no bytes.'))
    }
    reader.readAsArrayBuffer(blob)
  })
}
