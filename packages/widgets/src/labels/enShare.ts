import type { ShareLabels } from './shareLabels.ts'

/** The sentences of sharing in English. */
export const enShare: ShareLabels = {
  copied: 'The link is copied to the clipboard.',
  failed: (address) => `The link could not be shared. Copy it by hand: ${address}`,
  csv: 'CSV',
  json: 'JSON',
  print: 'Print',
}
