import type { Counts, Names, Parts } from '../values.ts'

/** The section with the record of changes. */
export const changeListTexts = {
  title: 'Record of Changes',
  lead: 'Every release of the figures, compared figure by figure with the one before.',
  leadOfModel: 'What the releases of our figures added, changed or removed for this model.',
  formats: ({ feed, json }: Parts<'feed' | 'json'>) => (
    <>
      As {feed} or {json}
    </>
  ),
  formatsOfModel: ({ feed, json, all }: Parts<'feed' | 'json' | 'all'>) => (
    <>
      As {feed} or {json}; {all}
    </>
  ),
  feed: 'Atom feed',
  allModels: 'all models',
  loading: 'Loading the record of changes…',
  failed: 'The record of changes could not be loaded.',
  none: 'No change is on record.',
  addedTo: ({ suite }: Names<'suite'>) => `Added to ${suite}.`,
  added: 'Added to the figures.',
  more: ({ count }: Counts<'count'>) => `${count} more`,
  report: 'The report on this release',
  file: 'The release as it was published',
  comma: ', ',
  reportProblem: 'Report a problem',
  reportProblemWith: ({ model, figure }: Names<'model' | 'figure'>) =>
    `Report a problem with ${model}, ${figure}`,
}
