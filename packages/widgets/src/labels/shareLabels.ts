/** The sentences of sharing and exporting. */
export interface ShareLabels {
  readonly copied: string
  /** Shown with the address when neither the share sheet nor the clipboard is available. */
  readonly failed: (address: string) => string
  readonly csv: string
  readonly json: string
  readonly print: string
  /** Says that an exported file has no citation, because loading it failed. */
  readonly uncited: string
}
