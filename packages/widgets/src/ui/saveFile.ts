/** A file's name, media type and text. */
export interface TextFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Hands a file to the browser to be saved. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may still be reading it when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
