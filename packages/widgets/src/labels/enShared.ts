import {
  BAND_LABELS,
  CATEGORY_LABELS,
  DEFAULT_LOCALE,
  formatCount,
  selectPlural,
} from '../domain/index.ts'
import { enContested } from './enContested.ts'
import { enInterval } from './enInterval.ts'
import { enSuite } from './enSuite.ts'
import type { SharedLabels } from './labels.ts'

/** The labels that every widget needs, in English. */
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
    evaluatedNoLaterThan: (date) => `evaluated by ${date}`,
    changedOn: (date) => `figures changed on ${date}`,
    figuresFrom: 'Figures published by',
    comma: ', ',
    chartFailed: 'The chart could not be drawn. Its numbers are shown next to it.',
    ownMeans:
      'Category scores are our own unweighted means of the published figures. The composite is the mean of them. z is the distance from the mean of the models in standard deviations.',
    legend: 'What the bands mean',
    method: 'How scores are made',
    about: {
      bias: 'How rarely the model stereotypes or favours one group over another; higher is better.',
      factuality: 'How often the model’s statements are true; higher is better.',
      toxicity: 'How rarely the model insults, demeans or threatens; higher is better.',
      jailbreak:
        'How often the model resists prompts that try to bypass its rules; higher is better.',
      composite: 'The mean of the scores. A model that lacks one of them has no composite.',
      z: 'How many standard deviations the score is above (+) or below (−) the mean of the models.',
    },
    aboutBand: (band, from, below) => {
      if (below === undefined) return `${band}: a score of ${from} or more.`
      return from === undefined
        ? `${band}: a score below ${below}.`
        : `${band}: a score from ${from} to below ${below}.`
    },
    aboutMissing: 'Not measured yet, which is not the same as a score of zero.',
    figures: (present, needed) => {
      const noun = selectPlural(needed ?? present, { one: 'figure', other: 'figures' })
      const total = needed === undefined ? '' : ` of ${formatCount(needed)}`
      return `${formatCount(present)}${total} ${noun}`
    },
    aboutFigures: (figures) => `${figures}. The score needs others too.`,
    invalidFields: (count) =>
      selectPlural(count, {
        one: '1 detail is invalid and is not shown.',
        other: `${formatCount(count)} details are invalid and are not shown.`,
      }),
  },
  suite: enSuite,
  interval: enInterval,
  widget: {
    brokenTitle: 'This part of the page failed',
    brokenText: 'The rest of the page still works.',
    tryAgain: 'Try again',
  },
  contested: enContested,
  release: {
    asOf: (date) => `Release of ${date}`,
    figures: (month) => `figures published ${month}`,
    licence: (name) => `Our compilation: ${name}`,
    newer: (date) => `Newer release available: ${date}`,
  },
}
