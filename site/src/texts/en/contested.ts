import type { ContestState } from '@transparency-lab/widgets/domain'
import type { Counts, Names } from '../values.ts'

/** What became of reports that figures are wrong, for pages and the feed. */
export const contestedTexts: {
  readonly states: Readonly<Record<ContestState, string>>
  readonly report: (values: Counts<'number'> & Names<'figure' | 'state'>) => string
  readonly entry: (values: Counts<'number'> & Names<'figure' | 'state'>) => string
  readonly providerSays: (values: Names<'words'>) => string
  readonly corrected: (values: Names<'date'>) => string
} = {
  states: {
    open: 'open',
    corrected: 'corrected',
    kept: 'kept as it is',
    withdrawn: 'withdrawn',
  },
  report: ({ number, figure, state }) => `Report no. ${number} on ${figure}: ${state}.`,
  /** The title of an entry of the feed. */
  entry: ({ number, figure, state }) => `Report no. ${number}, ${state}: ${figure}`,
  providerSays: ({ words }) => `The provider says: ${words}`,
  corrected: ({ date }) => `Corrected in the release of ${date}.`,
}
