import {
  BAND_LABELS,
  CATEGORY_LABELS,
  DEFAULT_LOCALE,
  formatCount,
  pluralOf,
} from '../domain/index.ts'
import { enCompare } from './enCompare.ts'
import { enForm, enNewsletterForm, enRequestForm } from './enForms.ts'
import { enModel } from './enModel.ts'
import type { Labels } from './labels.ts'

/** The sentences of every widget in English. */
export const en: Labels = {
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
  leaderboard: {
    caption: 'Safety and reliability evaluations of language models',
    columns: {
      name: 'Model',
      provider: 'Provider',
      bias: 'Bias Score',
      factuality: 'Factuality Score',
      toxicity: 'Toxicity Score',
      jailbreak: 'Jailbreak Score',
      composite: 'Composite',
      date: 'Date',
      actions: 'Actions',
    },
    sortBy: 'Sort by',
    searchLabel: 'Search models',
    searchPlaceholder: 'Search models...',
    providerLabel: 'Provider',
    allProviders: 'All Providers',
    advancedFilters: 'Advanced Filters',
    advancedFiltersNotice: 'Advanced filters coming soon!',
    shown: (shown, total) =>
      `${formatCount(shown)} of ${formatCount(total)} ${pluralOf(total, { one: 'model', other: 'models' })}`,
    view: 'View',
    compare: 'Compare',
    actionFor: (action, model) => `${action} ${model}`,
    loading: 'Loading evaluation data...',
    errorTitle: 'Error Loading Data',
    errorText: 'Failed to load evaluation data. Please try again later.',
    retry: 'Retry',
    nothingMatches: (search, provider) => {
      const of = provider === undefined ? '' : ` of ${provider}`
      return search === '' ? `No model${of} is listed.` : `No model${of} matches “${search}”.`
    },
    clearFilters: 'Clear filters',
    showAll: (total) => `Show all ${formatCount(total)} models`,
    unreadable: (count) =>
      pluralOf(count, {
        one: '1 model could not be read and is left out.',
        other: `${formatCount(count)} models could not be read and are left out.`,
      }),
  },
  model: enModel,
  compare: enCompare,
  form: enForm,
  requestForm: enRequestForm,
  newsletterForm: enNewsletterForm,
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
  share: {
    copied: 'The link is copied to the clipboard.',
    failed: (address) => `The link could not be shared. Copy it by hand: ${address}`,
    csv: 'CSV',
    json: 'JSON',
    print: 'Print',
  },
}
