import { formatCount, isTextField, selectPlural } from '../domain/index.ts'
import { enSummary } from './enSummary.ts'
import type { LeaderboardLabels } from './labels.ts'

/** The labels of the leaderboard in English. */
export const enLeaderboard: LeaderboardLabels = {
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
  about: {
    name: 'The model. Its name links to its report.',
    provider: 'The organisation that publishes the model.',
    date: 'The date of the evaluation.',
    actions: 'Open the model’s report or compare it.',
  },
  sortBy: 'Sort by',
  searchLabel: 'Search models',
  searchPlaceholder: 'Search models...',
  providerLabel: 'Provider',
  allProviders: 'All Providers',
  advancedFilters: 'Advanced Filters',
  advancedFiltersNotice: 'Advanced filters coming soon!',
  shown: (shown, total, matches = shown) => {
    const models = `${formatCount(total)} ${selectPlural(total, { one: 'model', other: 'models' })}`
    return shown < matches && matches < total
      ? `${formatCount(shown)} of ${formatCount(matches)} that match, of ${models}`
      : `${formatCount(shown)} of ${models}`
  },
  sortedBy: (shown, sorting) => {
    const keys = sorting.map(({ column, field, direction, isText = isTextField(field), words }) => {
      const texts = ['A to Z', 'Z to A'] as const
      const numbers = ['lowest first', 'highest first'] as const
      const [rising, falling] = words ?? (isText ? texts : numbers)
      return `${column}, ${direction === 'ascending' ? rising : falling}`
    })
    return `${shown}, sorted by ${keys.join(', then by ')}`
  },
  sortKey: (position, count) => `Sort key ${position} of ${count}.`,
  place: 'Place',
  aboutPlace:
    'The places that the margins allow, from 1. “Or wider” means that the margin of some figure is unknown.',
  ofPlaces: (models) => `of ${formatCount(models)}`,
  showAs: 'Show as',
  shows: { table: 'Table', picture: 'Picture' },
  intervals: '95% interval',
  columnMenu: 'Columns',
  select: 'Select',
  selectModel: (model) => `Select ${model}`,
  selectedModels: 'Selected models',
  deselectModel: (model) => `Deselect ${model}`,
  clearSelection: 'Clear',
  compareSelected: (count) =>
    `Compare ${count} ${selectPlural(count, { one: 'model', other: 'models' })}`,
  selectionFull: (limit) =>
    `You can compare up to ${limit} models. Deselect one to select another.`,
  view: 'View',
  compare: 'Compare',
  actionFor: (action, model) => `${action} ${model}`,
  loading: 'Loading evaluation data...',
  errorTitle: 'Error Loading Data',
  errorText: 'Failed to load evaluation data. Please try again later.',
  retry: 'Retry',
  nothingMatches: (search, provider) => {
    const from = provider === undefined ? '' : ` from ${provider}`
    return search === '' ? `No models${from} are listed.` : `No models${from} match “${search}”.`
  },
  clearFilters: 'Clear filters',
  showAll: (total) => `Show all ${formatCount(total)} models`,
  showMatches: (matches) => `Show all ${formatCount(matches)} matching models`,
  summary: enSummary,
  howToRead: 'How to read this',
  noValue: 'not given',
  notInSuite: (ids) => `Not in this suite: ${ids.join(', ')}.`,
  invalidRows: (count) =>
    selectPlural(count, {
      one: '1 model has invalid data and is not shown.',
      other: `${formatCount(count)} models have invalid data and are not shown.`,
    }),
  invalidSuites: (count) =>
    selectPlural(count, {
      one: '1 suite has invalid data and is not shown.',
      other: `${formatCount(count)} suites have invalid data and are not shown.`,
    }),
}
