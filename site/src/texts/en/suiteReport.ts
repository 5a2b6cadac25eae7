import type { Counts, Names } from '../values.ts'
import { models, number } from './words.ts'

/** The report on one suite in a release, as the build writes it. */
export const suiteReportTexts = {
  allModels: 'All models',
  none: 'No model is evaluated.',
  notStated: 'not stated',
  evaluator: 'Evaluator',
  version: 'Version',
  language: 'Language of the probes',
  models: 'Models',
  unread: ({ count, unread }: Counts<'count' | 'unread'>) =>
    `${number(count)}, and ${number(unread)} that cannot be read`,
  figures: 'Published figures',
  licence: 'Source’s licence',
  range: ({ first, last }: Names<'first' | 'last'>) => `${first} to ${last}`,
  orEarlier: ({ dates }: Names<'dates'>) => `${dates}, or earlier`,
  published: 'Published',
  evaluated: 'Evaluated',
  source: 'Source',
  furtherSource: ({ place }: Counts<'place'>) => `Source ${number(place)}`,
  caption: ({ count, column }: Counts<'count'> & Names<'column'>) =>
    `${models(count)} by ${column}`,
  captionOfFirst: ({ shown, count, column }: Counts<'shown' | 'count'> & Names<'column'>) =>
    `The first ${number(shown)} of ${models(count)} by ${column}`,
  unmeasured: ({ categories }: Names<'categories'>) => `${categories}: not measured in this suite.`,
  unmeasuredHere: ({ categories, suite }: Names<'categories' | 'suite'>) =>
    `${categories}: not measured in this suite, but in ${suite}.`,
  missing: ({ column, missing, count }: Counts<'missing' | 'count'> & Names<'column'>) =>
    `${column}: ${number(missing)} of ${models(count)} have no score.`,
  unknownMargins: ({ column, unknown, count }: Counts<'unknown' | 'count'> & Names<'column'>) =>
    `${column}: the margins of ${scores(unknown, count)} are unknown.`,
  unknownPlaces: ({ column, unknown, count }: Counts<'unknown' | 'count'> & Names<'column'>) =>
    `${column}: the margins of ${scores(unknown, count)} are unknown, and so are the places.`,
  openMargins: ({ column, open, count }: Counts<'open' | 'count'> & Names<'column'>) =>
    `${column}: the margins of ${scores(open, count)} could be wider.`,
}

function scores(count: number, all: number): string {
  return count === all ? `all ${number(all)} scores` : `${number(count)} of ${number(all)} scores`
}
