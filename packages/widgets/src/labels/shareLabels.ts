/** The sentences of sharing a page and taking its figures along. */
export interface ShareLabels {
  readonly copied: string
  /** Neither the system nor the clipboard took the address: here it is to copy by hand. */
  readonly failed: (address: string) => string
  readonly csv: string
  readonly json: string
  readonly print: string
}
