import type { Names } from '../values.ts'

/** The dialog with a citation, and the citation itself. */
export const citeTexts = {
  title: 'Cite these figures',
  loading: 'Loading the release…',
  failed: 'The release could not be loaded. Close the dialog and try again.',
  unreleased: 'These figures are not in a release yet, so they cannot be cited.',
  forms: 'Forms of the citation',
  asText: 'Text',
  hint: ({ date }: Names<'date'>) =>
    `Release of ${date}. The link shows these figures, also after later releases.`,
  line: ({
    lab,
    year,
    title,
    date,
    digest,
    url,
  }: Names<'lab' | 'year' | 'title' | 'date' | 'digest' | 'url'>) =>
    `${lab} (${year}). ${title}. Release of ${date}, SHA-256 ${digest}. ${url}`,
  digest: ({ digest }: Names<'digest'>) => `SHA-256 of the release: ${digest}`,
  digestName: 'SHA-256 of the release',
  message: 'If you use these figures, please cite them as below.',
}
