import type { Names } from '../values.ts'

/** The description of the published tables. */
export const dataPackageTexts = {
  title: 'Safety evaluations of language models',
  about: ({ lab }: Names<'lab'>) =>
    `Published figures on bias, factuality, toxicity and jailbreak resistance of language models, with scores, composites and intervals that ${lab} computes from them. A missing value was never measured or never published; it is not zero.`,
  scores: 'Scores',
  aboutScores:
    'One row for each suite, model and measure, the composite included. A score is also missing if the model lacks some of the figures that its category needs; the figures that it has are in the other table.',
  figures: 'Published figures',
  aboutFigures:
    'One row for each published figure. The figures belong to their sources. An apostrophe stands before a text that a spreadsheet would run as a formula.',
  release: 'The whole release',
  fields: {
    suite: 'Id of the suite; empty in a release without suites',
    modelId: 'Id of the model',
    probes: 'Number of probes behind the score',
    lower: 'Lower end of the interval, as a fraction',
    upper: 'Upper end of the interval, as a fraction',
    interval:
      'How much of the sampling error is known; at_least if the error of some figure is unknown',
    measure: 'A category, or the mean of all measured ones',
    score: 'Fraction of the best result; higher is better',
    rankBest: 'The best rank in the suite that the interval allows',
    rankWorst: 'The worst rank that the interval allows',
    rankIs: 'Whether the range of ranks is known; at_least if an unknown error could make it wider',
    model: 'Name of the model',
    category: 'The category that the figure belongs to',
    figure: 'Name of the figure',
    publishedValue: 'The figure as it was published',
    unit: 'The unit of the published value',
    rangeLow: 'The low end of the published scale',
    rangeHigh: 'The high end of the published scale',
    direction: 'Which end of the published scale is the better one',
    figureScore: 'The figure as a fraction; higher is better',
    computed: 'How the figure was computed',
    level: 'The level of the interval',
    source: 'Title of the publication',
    sourceUrl: 'Address of the publication',
    licence: 'Terms of use of the figures',
    licenceUrl: 'Address of these terms',
    date: 'The day of the evaluation',
    dateIs:
      'What the date is; at_latest if the evaluation had ended by that day; empty if it is not known',
    categoryMeasures: 'What the suite measured in the category',
    caveats: 'What changes the meaning of every score of the suite',
  },
}
