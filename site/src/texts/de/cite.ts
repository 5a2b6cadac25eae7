import type { citeTexts as en } from '../en/cite.ts'

export const citeTexts: typeof en = {
  title: 'Diese Zahlen zitieren',
  loading: 'Die Veröffentlichung wird geladen …',
  failed:
    'Die Veröffentlichung konnte nicht geladen werden. Schließen Sie den Dialog und versuchen Sie es noch einmal.',
  unreleased:
    'Diese Zahlen sind noch in keiner Veröffentlichung enthalten und lassen sich deshalb noch nicht zitieren.',
  forms: 'Formen der Quellenangabe',
  asText: 'Als Text',
  hint: ({ date }) =>
    `Veröffentlichung vom ${date}. Der Link zeigt diese Zahlen auch nach späteren Veröffentlichungen.`,
  line: ({ lab, year, title, date, digest, url }) =>
    `${lab} (${year}). ${title}. Veröffentlichung vom ${date}, SHA-256 ${digest}. ${url}`,
  digest: ({ digest }) => `SHA-256 der Veröffentlichung: ${digest}`,
  digestName: 'SHA-256 der Veröffentlichung',
  message: 'Wenn Sie diese Zahlen verwenden, zitieren Sie sie bitte wie unten.',
}
