import type { coverageTexts as en } from '../en/coverage.ts'
import { number, ofModels, plural } from './words.ts'

export const coverageTexts: typeof en = {
  nothing: ({ category }) => `${category} ist für kein Modell gemessen.`,
  byOne: ({ category, known, all, suites }) =>
    `${category} ist für ${number(known)} von ${ofModels(all)} gemessen, von ${number(suites)} ${plural(suites, 'Reihe', 'Reihen')}.`,
  bySeveral: ({ category, known, all, suites, several }) =>
    `${category} ist für ${number(known)} von ${ofModels(all)} gemessen, von ${number(suites)} ${plural(suites, 'Reihe', 'Reihen')}, für ${several === 0 ? 'keines' : number(several)} davon von mehr als einer.`,
  noDates: 'Wann die Zahlen entstanden sind, ist unbekannt.',
  newest: ({ suite, date }) => `Die neuesten Zahlen sind die von ${suite}, ${date}.`,
  noDate: 'Datum unbekannt',
  atLatest: ({ date }) => `spätestens ${date}`,
}
