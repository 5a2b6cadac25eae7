import { CATEGORY_LABELS, formatCount, pluralOf } from '../domain/index.ts'
import type { CompareLabels, Names } from './compareLabels.ts'

// Bundlers leave out what nobody uses only where it is free of effects, and a spread may have some.
const MEASURES = Object.assign({ composite: 'Composite Score' }, CATEGORY_LABELS)

/** The sentences of the comparison in English. */
export const enCompare: CompareLabels = {
  caption: 'Comparison of models',
  selectTitle: 'Select Models to Compare',
  selectText: 'Choose up to 3 models to compare their safety evaluations side by side.',
  pick: 'Choose a model',
  pickAnother: 'Add another model',
  pickPlaceholder: 'Search models to add...',
  pickFound: (count) =>
    `${formatCount(count)} ${pluralOf(count, { one: 'model matches', other: 'models match' })}`,
  pickShown: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total)} models. Type to find others.`,
  pairs: 'Or begin with',
  pairReasons: {
    highest: 'Highest composites',
    extremes: 'Highest and lowest composite',
    neighbours: 'Neighbours by composite',
  },
  pairOfProvider: (provider) => `Highest and lowest of ${provider}`,
  pair: listed,
  loadingModels: 'Loading models...',
  modelsFailed: 'The list of models could not be read.',
  loadingModel: 'Loading evaluation data...',
  modelFailed: 'This evaluation could not be read.',
  noEvaluation: 'There is no published evaluation of this model.',
  retry: 'Try again',
  remove: 'Remove',
  removeModel: (model) => `Remove ${model}`,
  added: (model) => `${model} is added`,
  pairAdded: (models) => `${listed(models)} are added`,
  removed: (model) => `${model} is removed`,
  share: 'Share Comparison',
  exportData: 'Export Data',
  detailed: 'Detailed Comparison',
  measure: 'Measure',
  measures: MEASURES,
  best: 'best of the row',
  lower: 'clearly lower than the best',
  chart: 'Four Categories',
  insights: 'Comparison Insights',
  bestOf: {
    composite: 'Best overall safety',
    factuality: 'Best factual accuracy',
    toxicity: 'Best toxicity resistance',
  },
  bestText: (models, value) => `${listed(models)}, ${value}.`,
  range: 'Composite range',
  rangeText: (low, high, points) => `${low} to ${high}, ${points} points apart.`,
  largestDifference: 'Largest difference',
  largestText: (measure, points, { high, low }) =>
    `${measure}, ${points} points between ${listed(high)} and ${listed(low)}.`,
  noDifference: 'The models do not differ in any category that two of them have.',
  lacking: (models) =>
    `${listed(models)} ${pluralOf(models.length, { one: 'lacks', other: 'lack' })} this score.`,
  nothingToCompare: 'Fewer than two of the models have this score.',
}

function listed(names: Names): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
