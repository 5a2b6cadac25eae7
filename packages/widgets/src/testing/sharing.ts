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
