import type { Counts, Parts } from '../values.ts'

/** The page of the report on a release. */
export const releaseTexts = {
  loading: 'Loading the report…',
  failed: 'The report could not be loaded.',
  lead: 'The figures as this release published them; they never change on this page.',
  latest: ({ link }: Parts<'link'>) => <>The latest release: {link}.</>,
  print: 'Print',
  changes: 'What changed since the release before',
  first: 'This is the first release.',
  comparedWith: ({ link }: Parts<'link'>) => <>Compared with {link}:</>,
  more: ({ count }: Counts<'count'>) => `${count} more are in the record of changes.`,
  record: ({ link }: Parts<'link'>) => <>Every release, compared figure by figure: {link}.</>,
  recordLink: 'the record of changes',
  citation: 'How to cite this report',
  licence: ({ licence }: Parts<'licence'>) => (
    <>
      What we compile and compute is licensed under {licence}; the published figures are under the
      terms of their sources, above.
    </>
  ),
  data: 'The data of this release',
  scoresFile: 'Scores and places (CSV)',
  figuresFile: 'Published figures (CSV)',
  wholeFile: 'Everything (JSON)',
  readFirst: 'Read this first:',
  notMeasured: 'What is not measured or not known',
  allModels: 'All models of this release in this suite',
}
