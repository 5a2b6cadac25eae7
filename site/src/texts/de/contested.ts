import type { contestedTexts as en } from '../en/contested.ts'

export const contestedTexts: typeof en = {
  states: {
    open: 'offen',
    corrected: 'berichtigt',
    kept: 'unverändert beibehalten',
    withdrawn: 'zurückgezogen',
  },
  report: ({ number, figure, state }) => `Meldung Nr. ${number} zu ${figure}: ${state}.`,
  entry: ({ number, figure, state }) => `Meldung Nr. ${number}, ${state}: ${figure}`,
  providerSays: ({ words }) => `Der Anbieter sagt: ${words}`,
  corrected: ({ date }) => `Berichtigt in der Veröffentlichung vom ${date}.`,
}
