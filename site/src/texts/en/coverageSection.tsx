import type { Counts, Parts } from '../values.ts'
import { models, number } from './words.ts'

/** The section on what is known of which model. */
export const coverageSectionTexts = {
  title: 'What is known of which model',
  lead: 'Builds and settings of one model stand together under its name. The dates are those of the evaluations: when a model came out is not part of these figures.',
  formats: ({ json }: Parts<'json'>) => <>As {json}</>,
  loading: 'Loading what is known…',
  failed: 'What is known of which model could not be loaded.',
  caption: 'Suites that measured each category of a model',
  model: 'Model',
  notMeasured: 'not measured',
  nothingStated: 'nothing stated',
  suite: ({ suite }: Parts<'suite'>) => <>{suite}:</>,
  comma: ', ',
  search: 'Find a model',
  showAll: ({ count }: Counts<'count'>) => `Show all ${models(count)}`,
  noneFound: 'No suite has a model with this name.',
  found: ({ count }: Counts<'count'>) => models(count),
  shown: ({ shown, count }: Counts<'shown' | 'count'>) =>
    `${number(shown)} of ${models(count)}, those with most results first`,
}
