/** Gives this browser a share sheet. */
export function offerShareSheet(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

/** Gives this browser a clipboard; undefined takes it away, as on a page without https. */
export function offerClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  const value = writeText && { writeText }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
}

/** Leaves this browser as it was. */
export function withdrawSharing(): void {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
}
