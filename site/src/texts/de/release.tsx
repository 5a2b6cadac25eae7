import type { releaseTexts as en } from '../en/release.tsx'
import { plural } from './words.ts'

export const releaseTexts: typeof en = {
  loading: 'Der Bericht wird geladen …',
  failed: 'Der Bericht konnte nicht geladen werden.',
  lead: 'Die Zahlen, wie diese Veröffentlichung sie enthielt; auf dieser Seite ändern sie sich nie.',
  latest: ({ link }) => <>Die neueste Veröffentlichung: {link}.</>,
  print: 'Drucken',
  changes: 'Was sich seit der vorigen Veröffentlichung geändert hat',
  first: 'Dies ist die erste Veröffentlichung.',
  comparedWith: ({ link }) => <>Verglichen mit {link}:</>,
  more: ({ count }) =>
    `${count} weitere ${plural(count, 'steht', 'stehen')} im Verzeichnis der Änderungen.`,
  record: ({ link }) => <>Jede Veröffentlichung, Zahl für Zahl verglichen: {link}.</>,
  recordLink: 'das Verzeichnis der Änderungen',
  citation: 'So zitieren Sie diesen Bericht',
  licence: ({ licence }) => (
    <>
      Was wir zusammenstellen und berechnen, steht unter der Lizenz {licence}; für die
      veröffentlichten Zahlen gelten die oben genannten Bedingungen ihrer Quellen.
    </>
  ),
  data: 'Die Daten dieser Veröffentlichung',
  scoresFile: 'Werte und Plätze (CSV)',
  figuresFile: 'Veröffentlichte Zahlen (CSV)',
  wholeFile: 'Alles (JSON)',
  readFirst: 'Bitte zuerst lesen:',
  notMeasured: 'Was nicht gemessen oder nicht bekannt ist',
  allModels: 'Alle Modelle dieser Veröffentlichung in dieser Reihe',
}
