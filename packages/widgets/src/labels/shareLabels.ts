/** The labels of sharing and exporting. */
export interface ShareLabels {
  readonly copied: string
  /** Shown with the address when neither the share sheet nor the clipboard is available. */
  readonly failed: (address: string) => string
  /** The items of a menu that exports. */
  readonly copyTable: string
  readonly copyMarkdown: string
  readonly png: string
  readonly svg: string
  readonly print: string
  readonly csv: string
  readonly json: string
  readonly tableCopied: string
  /** Shown when the browser refuses the clipboard. */
  readonly tableRefused: string
  /** Shown when the browser cannot paint a picture, such as a very long one. */
  readonly pngFailed: string
  /** Shown when the code that copies and draws cannot be loaded. */
  readonly notLoaded: string
  /** Shown when the figures of a file cannot be loaded. */
  readonly fileNotLoaded: string
  /** Explains the dots and lines of a picture. */
  readonly pictureLegend: string
  /** The headings of a copied or drawn table. */
  readonly columns: Readonly<
    Record<'model' | 'provider' | 'measure' | 'score' | 'interval' | 'place', string>
  >
  /** Says that an exported file has no citation, because loading it failed. */
  readonly uncited: string
}
