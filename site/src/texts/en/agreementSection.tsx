import type { Counts, Names, Parts } from '../values.ts'
import { models } from './words.ts'

/** The section on how far the suites agree. */
export const agreementSectionTexts = {
  title: 'Do the suites agree?',
  lead: 'Two suites can measure one category and order the same models differently: their prompts, languages and judges differ.',
  formats: ({ json }: Parts<'json'>) => <>As {json}</>,
  loading: 'Loading the agreement…',
  failed: 'The agreement of the suites could not be loaded.',
  others: ({ count }: Counts<'count'>) => `Pairs that cannot be compared (${count})`,
  builds:
    'Builds and settings of a model may differ between two suites; each suite’s name for it stands in the list of places.',
  none: 'No two suites share enough models to compare them.',
  places: ({ count }: Counts<'count'>) => `Places of the ${models(count)}`,
  model: 'Model',
  /** A dot of the plot. */
  dot: ({
    model,
    first,
    second,
    firstPlace,
    secondPlace,
  }: Names<'model' | 'first' | 'second'> & Counts<'firstPlace' | 'secondPlace'>) =>
    `${model}: ${first} ${firstPlace}, ${second} ${secondPlace}`,
}
