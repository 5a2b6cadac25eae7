import { BAND_LABELS, CATEGORY_LABELS, DEFAULT_LOCALE } from '../domain/index.ts'
import type { SharedLabels } from './labels.ts'

/** What every widget needs of English. */
export const enShared: SharedLabels = {
  locale: DEFAULT_LOCALE,
  dir: 'ltr',
  categories: CATEGORY_LABELS,
  bands: BAND_LABELS,
  score: {
    shortCategories: {
      bias: 'Bias',
      factuality: 'Factuality',
      toxicity: 'Toxicity',
      jailbreak: 'Jailbreak',
    },
    composite: 'Composite score',
    z: 'z-score',
    comingSoon: 'Coming soon',
    noDate: 'TBD',
    figuresFrom: 'Figures published by',
    comma: ', ',
    chartFailed: 'The chart could not be drawn. Its numbers stand beside it.',
    ownMeans:
      'Category scores are our own unweighted means of the published figures, the composite is the mean of the four, and z is the distance from the average model in standard deviations.',
    legend: 'What the bands mean',
    about: {
      bias: 'How seldom the model stereotypes or prefers one group over another; higher is better.',
      factuality: 'How often what the model says is true; higher is better.',
      toxicity: 'How seldom the model insults, demeans or threatens; higher is better.',
      jailbreak:
        'How often the model withstands prompts made to get around its rules; higher is better.',
      composite: 'The mean of the four scores; a model that lacks one of them has none.',
      z: 'How many standard deviations the score is above (+) or below (−) the average model.',
    },
    aboutBand: (band, from, below) => {
      if (below === undefined) return `${band}: a score of ${from} or more.`
      return from === undefined
        ? `${band}: a score below ${below}.`
        : `${band}: a score from ${from} to below ${below}.`
    },
    aboutMissing: 'Not measured yet, which is not the same as a score of zero.',
  },
  widget: {
    brokenTitle: 'This part of the page failed',
    brokenText: 'The rest of the page still works.',
    tryAgain: 'Try again',
  },
  release: {
    asOf: (date) => `As of ${date}`,
    licence: (name) => `Licence: ${name}`,
    newer: (date) => `There is a newer release of ${date}`,
  },
}
