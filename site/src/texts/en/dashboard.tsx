import type { Counts, Names, Parts } from '../values.ts'
import { models } from './words.ts'

/** The dashboard below its table. */
export const dashboardTexts = {
  lead: ({ z }: Parts<'z'>) => (
    <>
      How well models hold up against bias, falsehood, toxicity and jailbreaks, as far as each suite
      measures them. Scores run from 0 to 100 %, and higher is better; {z} is the distance from the
      mean of the suite’s models.
    </>
  ),
  unread: ({ parts }: Parts<'parts'>) => (
    <>The leaderboard does not know {parts} in the address of this page.</>
  ),
  measured: ({ suite }: Parts<'suite'>) => (
    <>What {suite} measures, and how the suites agree on it</>
  ),
  agreementOn: ({ category }: Names<'category'>) => `Agreement on ${category.toLowerCase()}`,
  doSuitesAgree: 'Do the suites agree?',
  basesFailed: 'The suites of these models could not be loaded.',
  basesFound: ({ count }: Counts<'count'>) => `In all suites: ${models(count)}`,
  allBases: 'All models by suite',
}
