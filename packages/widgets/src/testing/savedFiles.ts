import { vi } from 'vitest'

/** A file that a page offered as a download. */
export interface SavedFile {
  readonly name: string
  readonly blob: Blob
  /** The object URL of the file. */
  readonly address: string
}

/** The recorded downloads, and the revoked object URLs. */
export interface SavedFiles {
  readonly files: readonly SavedFile[]
  readonly revoked: readonly string[]
}

/** Records downloads until `vi.restoreAllMocks` and `vi.unstubAllGlobals`. */
export function captureSavedFiles(): SavedFiles {
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

/** Returns the text of a file, including its byte order mark. */
export function readText({ blob }: Pick<SavedFile, 'blob'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The file could not be read.'))
    reader.onload = () => {
      const { result } = reader
      if (result instanceof ArrayBuffer) resolve(UTF_8.decode(result))
      else reject(new Error('The file did not load as bytes.'))
    }
    reader.readAsArrayBuffer(blob)
  })
}
