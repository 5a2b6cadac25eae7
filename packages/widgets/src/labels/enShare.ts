import type { ShareLabels } from './shareLabels.ts'

/** The sentences of sharing in English. */
export const enShare: ShareLabels = {
  copied: 'Link copied to the clipboard.',
  failed: (address) => `The link could not be shared. Copy it manually: ${address}`,
  csv: 'CSV',
  json: 'JSON',
  print: 'Print',
  uncited: 'The citation could not be loaded, so the file has none.',
}
