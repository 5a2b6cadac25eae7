import type { failureTexts as en } from '../en/failures.tsx'

export const failureTexts: typeof en = {
  notFound: 'Hoppla! Seite nicht gefunden',
  toDashboard: 'Zurück zur Übersicht',
  goToDashboard: 'Zur Übersicht',
  crashed: 'Unerwarteter Fehler der Anwendung!',
  loadAgain: 'Seite neu laden',
  missingCode: ({ cause }) => `Der Code dieser Seite konnte nicht geladen werden. ${cause}`,
  tryAgain: 'Erneut versuchen',
  dialog: ({ again }) => (
    <>Der Dialog konnte nicht geladen werden. Versuchen Sie es noch einmal, oder {again}.</>
  ),
  dialogLoadAgain: 'laden Sie die Seite neu',
  close: 'Schließen',
  loadedAgain: 'Die Seite wurde neu geladen. Was Sie eingegeben haben, ist noch da.',
}
