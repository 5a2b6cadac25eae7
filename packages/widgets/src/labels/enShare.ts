import type { ShareLabels } from './shareLabels.ts'

/** The labels of sharing in English. */
export const enShare: ShareLabels = {
  copied: 'Link copied to the clipboard.',
  failed: (address) => `The link could not be shared. Copy it manually: ${address}`,
  copyTable: 'Copy table',
  copyMarkdown: 'Copy as Markdown',
  png: 'Picture as PNG',
  svg: 'Picture as SVG',
  print: 'Print',
  csv: 'CSV',
  json: 'JSON',
  tableCopied: 'Table copied to the clipboard.',
  tableRefused: 'The browser refused the clipboard. Save the table as CSV instead.',
  pngFailed: 'The browser could not paint the picture as PNG. Save it as SVG instead.',
  notLoaded: 'The table could not be loaded. Try again, or save it as CSV.',
  fileNotLoaded: 'The figures of the file could not be loaded. Try again.',
  pictureLegend:
    'A line is the 95% interval; a dotted line could be wider. An open dot has no line, because its margin is unknown.',
  columns: {
    model: 'Model',
    provider: 'Provider',
    measure: 'Measure',
    score: 'Score',
    interval: '95% interval',
    place: 'Place',
  },
  uncited: 'The citation could not be loaded, so the file has none.',
}
