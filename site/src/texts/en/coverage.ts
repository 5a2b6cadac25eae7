import type { Counts, Names } from '../values.ts'
import { models, number, suites } from './words.ts'

/** What the suites measured of which model, in the words of the published file. */
export const coverageTexts = {
  nothing: ({ category }: Names<'category'>) => `${category} is measured for no model.`,
  byOne: ({
    category,
    known,
    all,
    suites: by,
  }: Names<'category'> & Counts<'known' | 'all' | 'suites'>) =>
    `${category} is measured for ${number(known)} of ${models(all)} by ${suites(by)}.`,
  bySeveral: ({
    category,
    known,
    all,
    suites: by,
    several,
  }: Names<'category'> & Counts<'known' | 'all' | 'suites' | 'several'>) =>
    `${category} is measured for ${number(known)} of ${models(all)} by ${suites(by)}, for ${several === 0 ? 'none' : number(several)} of them by more than one.`,
  noDates: 'The dates of its figures are unknown.',
  newest: ({ suite, date }: Names<'suite' | 'date'>) =>
    `The newest figures are those of ${suite}, ${date}.`,
  noDate: 'date unknown',
  atLatest: ({ date }: Names<'date'>) => `by ${date}`,
}
