import type { shellTexts as en } from '../en/shell.tsx'

export const shellTexts: typeof en = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  destinations: {
    dashboard: 'Übersicht',
    compare: 'Vergleich',
    reports: 'Berichte',
    request: 'Bewertung anfragen',
    newsletter: 'Newsletter',
    sponsor: 'Fördern',
  },
  colours: 'Farben',
  themes: { system: 'Farben des Systems', light: 'Helle Farben', dark: 'Dunkle Farben' },
  embed: 'Einbetten',
  cite: 'Zitieren',
  exportData: 'Daten exportieren',
  pageActions: 'Aktionen der Seite',
  requestModel: 'Modellbewertung anfragen',
  comma: ', ',
  scores: ({ about, method }) => (
    <>
      {about} Die Werte reichen von 0 bis 100 %, höher ist besser; ein Wert, der nie gemessen wurde,
      ist weggelassen und nicht als null gezählt. {method}
    </>
  ),
  method: 'So entstehen die Werte',
  figures: ({ sources, licence }) => (
    <>
      Die veröffentlichten Zahlen stammen aus {sources}, jeweils zu den dortigen Bedingungen. Was
      wir daraus zusammenstellen und berechnen, steht unter der Lizenz {licence}.
    </>
  ),
  software: ({ code }) => <>Die Software ist frei unter der MIT-Lizenz: {code}.</>,
  code: 'ihr Code',
  npmPackage: ({ npm }) => <>das npm-Paket {npm}</>,
  embedFigures: ({ embed, cite }) => (
    <>
      Diese Zahlen auf Ihrer eigenen Seite: {embed} · {cite}
    </>
  ),
}
