import { formatCount, selectPlural } from '../domain/index.ts'
import type { ContestedLabels } from '../labels/index.ts'

/** The labels about contested figures in German. */
export const deContested: ContestedLabels = {
  note: {
    open: (number) => `Bestritten, Nr. ${number}`,
    corrected: (number) => `Berichtigt, Nr. ${number}`,
    kept: (number) => `Bestritten und beibehalten, Nr. ${number}`,
    withdrawn: (number) => `Meldung zurückgezogen, Nr. ${number}`,
  },
  listTitle: 'Bestrittene Zahlen:',
  statement: 'Stellungnahme des Anbieters',
  statedOn: (provider, date) => `Die Worte von ${provider} vom ${date}, nicht unsere.`,
  statementLink: 'Wo sie veröffentlicht wurde',
  invalidRows: (count) =>
    selectPlural(
      count,
      {
        one: '1 Meldung oder Stellungnahme ist ungültig und weggelassen.',
        other: `${formatCount(count, 'de')} Meldungen oder Stellungnahmen sind ungültig und weggelassen.`,
      },
      'de',
    ),
  reportProblem: 'Fehler melden',
  reportMark: 'Die Flagge führt zum Formular, das einen Fehler der Zahl daneben meldet.',
  reportProblemWith: (figure) => `Fehler melden: ${figure}`,
}
