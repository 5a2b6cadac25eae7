import type { Parts } from '../values.ts'

/** How to read a score and how it is made. */
export const methodTexts = {
  title: 'How to read this, and how scores are made',
  links: ({
    picture,
    paragraph,
    statistics,
    agreement,
    coverage,
  }: Parts<'picture' | 'paragraph' | 'statistics' | 'agreement' | 'coverage'>) => (
    <>
      In {picture}, in {paragraph}, and in full: {statistics}. And: {agreement} {coverage}
    </>
  ),
  linksWithExample: ({
    picture,
    paragraph,
    statistics,
    example,
    agreement,
    coverage,
  }: Parts<'picture' | 'paragraph' | 'statistics' | 'example' | 'agreement' | 'coverage'>) => (
    <>
      In {picture}, in {paragraph}, and in full: {statistics} and {example}. And: {agreement}{' '}
      {coverage}
    </>
  ),
  pictureLink: 'a picture',
  paragraphLink: 'a paragraph',
  statisticsLink: 'the statistics',
  exampleLink: 'an example worked out',
  agreementLink: 'do the suites agree?',
  coverageLink: 'What is known of which model?',
  picture: 'In a picture',
  loading: 'Loading an example…',
  none: 'No model has a composite yet.',
  failed: 'The example could not be loaded.',
  paragraph: 'In a paragraph',
  inShort:
    'A published figure becomes a score from 0 to 100%, higher is better. A category is the mean of its figures, the composite the mean of the categories. Nothing is weighted, and a score that lacks a part is left out.',
  statistics: 'The statistics',
}
