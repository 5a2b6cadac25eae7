import type { Names, Parts } from '../values.ts'

/** The dialog that exports figures. */
export const exportTexts = {
  lead: ({ date }: Names<'date'>) =>
    `The figures of the release of ${date}. Missing values are empty in CSV and null in JSON; models whose evaluation is planned are left out.`,
  saved: ({ file }: Names<'file'>) => `Saved ${file}.`,
  failed: 'The release could not be loaded. Try again.',
  download: ({ format }: Names<'format'>) => `Download ${format}`,
  citation: 'How to cite it',
  models: 'Models',
  onScreen: 'What is on screen',
  wholeSuite: 'The whole suite',
  rows: 'Rows',
  scores: 'One row a model and measure',
  figures: 'One row a published figure',
  files: ({ scores, figures, dataPackage }: Parts<'scores' | 'figures' | 'dataPackage'>) => (
    <>
      All suites of this release: {scores}, {figures}, {dataPackage}
    </>
  ),
  dataPackage: 'Data Package',
  pictureSaved: 'Picture saved.',
  /** A table of the rows of a suite. */
  tableTitle: ({ title, suite }: Names<'title' | 'suite'>) => `${title}: ${suite}`,
  search: ({ search }: Names<'search'>) => `search “${search}”`,
  provider: ({ provider }: Names<'provider'>) => `provider ${provider}`,
  comma: ', ',
  filtered: ({ rows, filters }: Names<'rows' | 'filters'>) => `${rows}; ${filters}`,
}
