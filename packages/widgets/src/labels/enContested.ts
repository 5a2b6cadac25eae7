import { formatCount, selectPlural } from '../domain/index.ts'
import type { ContestedLabels } from './contestedLabels.ts'

/** The labels about contested figures in English. */
export const enContested: ContestedLabels = {
  note: {
    open: (number) => `Contested, no. ${number}`,
    corrected: (number) => `Corrected, no. ${number}`,
    kept: (number) => `Contested and kept, no. ${number}`,
    withdrawn: (number) => `Report withdrawn, no. ${number}`,
  },
  listTitle: 'Contested figures:',
  statement: 'Statement of the provider',
  statedOn: (provider, date) => `The words of ${provider}, not ours, of ${date}.`,
  statementLink: 'Where it was published',
  invalidRows: (count) =>
    selectPlural(count, {
      one: '1 report or statement is invalid and left out.',
      other: `${formatCount(count)} reports or statements are invalid and left out.`,
    }),
  reportProblem: 'Report a problem',
  reportMark: 'A flag leads to the form that reports a problem with the figure beside it.',
  reportProblemWith: (figure) => `Report a problem with ${figure}`,
}
