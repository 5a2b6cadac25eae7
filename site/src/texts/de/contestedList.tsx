import type { contestedListTexts as en } from '../en/contestedList.tsx'

export const contestedListTexts: typeof en = {
  title: 'Bestrittene Zahlen',
  lead: ({ json }) => (
    <>Meldungen, dass eine Zahl falsch ist, und was aus ihnen wurde. Auch als {json}.</>
  ),
  loading: 'Die Meldungen zu Zahlen werden geladen …',
  failed: 'Die Meldungen zu Zahlen konnten nicht geladen werden.',
  none: 'Keine Zahl ist bestritten.',
  heading: ({ number, state }) => `Nr. ${number}: ${state}`,
  reported: ({ figure, date }) => (
    <>
      {figure}. Gemeldet am {date}.
    </>
  ),
  decided: ({ figure, date, decided }) => (
    <>
      {figure}. Gemeldet am {date}, entschieden am {decided}.
    </>
  ),
  providerSays: 'Der Anbieter sagt:',
  corrected: ({ date }) => `Berichtigt in der Veröffentlichung vom ${date}`,
}
