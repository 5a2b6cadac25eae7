import type { exportTexts as en } from '../en/exporting.tsx'

export const exportTexts: typeof en = {
  lead: ({ date }) =>
    `Die Zahlen der Veröffentlichung vom ${date}. Fehlende Werte sind in CSV leer und in JSON null; Modelle, deren Bewertung geplant ist, sind weggelassen.`,
  saved: ({ file }) => `${file} wurde gespeichert.`,
  failed: 'Die Veröffentlichung konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  download: ({ format }) => `${format} herunterladen`,
  citation: 'So zitieren Sie sie',
  models: 'Modelle',
  onScreen: 'Was zu sehen ist',
  wholeSuite: 'Die ganze Reihe',
  rows: 'Zeilen',
  scores: 'Eine Zeile je Modell und Maß',
  figures: 'Eine Zeile je veröffentlichter Zahl',
  files: ({ scores, figures, dataPackage }) => (
    <>
      Alle Reihen dieser Veröffentlichung: {scores}, {figures}, {dataPackage}
    </>
  ),
  dataPackage: 'Datenpaket (Data Package)',
  pictureSaved: 'Das Bild wurde gespeichert.',
  tableTitle: ({ title, suite }) => `${title}: ${suite}`,
  search: ({ search }) => `Suche „${search}“`,
  provider: ({ provider }) => `Anbieter ${provider}`,
  comma: ', ',
  filtered: ({ rows, filters }) => `${rows}; ${filters}`,
}
