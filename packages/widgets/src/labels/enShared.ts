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
    zScore: (z) => `z-score ${z}`,
    comingSoon: 'Coming soon',
    noDate: 'TBD',
    figuresFrom: 'Figures published by',
    comma: ', ',
    chartFailed: 'The chart could not be drawn. Its numbers stand beside it.',
    ownMeans:
      'Category scores are our own unweighted means of the published figures, the composite is the mean of the four, and z is the distance from the average model in standard deviations.',
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
