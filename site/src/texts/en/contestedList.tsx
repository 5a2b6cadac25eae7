import type { Counts, Names, Parts } from '../values.ts'

/** The list of contested figures. */
export const contestedListTexts = {
  title: 'Contested Figures',
  lead: ({ json }: Parts<'json'>) => (
    <>Reports that a figure is wrong, and what became of them. Also as {json}.</>
  ),
  loading: 'Loading the reports on figures…',
  failed: 'The reports on figures could not be loaded.',
  none: 'No figure is contested.',
  heading: ({ number, state }: Counts<'number'> & Names<'state'>) => `No. ${number}: ${state}`,
  reported: ({ figure, date }: Parts<'figure' | 'date'>) => (
    <>
      {figure}. Reported on {date}.
    </>
  ),
  decided: ({ figure, date, decided }: Parts<'figure' | 'date' | 'decided'>) => (
    <>
      {figure}. Reported on {date}, decided on {decided}.
    </>
  ),
  providerSays: 'The provider says:',
  corrected: ({ date }: Names<'date'>) => `Corrected in the release of ${date}`,
}
