/** A text file to download. */
export interface TextFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Downloads a file. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may read the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
