/** A text file to download. */
export interface TextFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Downloads a text file. */
export function saveFile({ name, type, text }: TextFile): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Downloads a file of any type. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may read the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
