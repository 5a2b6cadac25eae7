import { CATEGORY_LABELS, COMPOSITE_LABEL, formatCount, selectPlural } from '../domain/index.ts'
import type { CompareLabels, Names } from './compareLabels.ts'

// Not a spread: bundlers keep an unused object with one, because a spread can have side effects.
const MEASURES = Object.assign({ composite: COMPOSITE_LABEL }, CATEGORY_LABELS)

/** The labels of the comparison in English. */
export const enCompare: CompareLabels = {
  caption: 'Comparison of models',
  selectTitle: 'Select Models to Compare',
  selectText: 'Choose up to 3 models to compare their safety evaluations side by side.',
  pick: 'Choose a model',
  pickAnother: 'Add another model',
  pickPlaceholder: 'Search models to add...',
  pickFound: (count) =>
    `${formatCount(count)} ${selectPlural(count, { one: 'model matches', other: 'models match' })}`,
  pickShown: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total)} models. Type to find others.`,
  noCommonSuite: (models) => `No suite in common with ${listed(models)}.`,
  pairs: 'Or start with',
  pairReasons: {
    highest: 'the two highest',
    extremes: 'highest and lowest',
    neighbours: 'two adjacent',
  },
  pairOfProvider: (provider) => `highest and lowest from ${provider}`,
  pair: listed,
  loadingModels: 'Loading models...',
  modelsFailed: 'Failed to load the list of models.',
  loadingModel: 'Loading evaluation data...',
  modelFailed: 'Failed to load this evaluation.',
  noEvaluation: 'There is no published evaluation of this model.',
  retry: 'Try again',
  remove: 'Remove',
  removeModel: (model) => `Remove ${model}`,
  added: (model) => `${model} added`,
  pairAdded: (models) => `${listed(models)} added`,
  removed: (model) => `${model} removed`,
  share: 'Share Comparison',
  exportData: 'Export Data',
  detailed: 'Detailed Comparison',
  verdict: 'What the figures can tell, in points',
  allPairs: (count) =>
    selectPlural(count, {
      one: 'The pair in words',
      other: `All ${formatCount(count)} pairs in words`,
    }),
  showChart: 'Chart',
  fourBands: (belowAverage, poor) =>
    `The comparison has four bands where the dashboard has five: ${belowAverage} is ${poor} here.`,
  twoAtATime:
    'Each difference is tested on its own. The places of a leaderboard compare all its models at once, so more of them cannot be told apart there.',
  measure: 'Measure',
  measures: MEASURES,
  best: 'best in this row',
  lower: 'clearly lower than the best',
  chart: 'Categories',
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
  noDifference: 'The models do not differ in any category that they share.',
  missingScore: (models) =>
    `${listed(models)} ${selectPlural(models.length, { one: 'lacks', other: 'lack' })} this score.`,
  nothingToCompare: 'Fewer than two of the models have this score.',
  verdicts: {
    higher: (high, low, { points, lower, upper, isAtLeast }) =>
      `${high} is higher than ${low}${isAtLeast ? ', by the known margins' : ''}: ${points} points (${lower} to ${upper}${isAtLeast ? ', or wider' : ''}).`,
    noClearDifference: (high, low, { points, lower, upper, isAtLeast }) =>
      `${high} and ${low} are level: ${points} points (${lower} to ${upper}${isAtLeast ? ', or wider' : ''}).`,
    cannotBeJudged: (high, low, points) =>
      `${high} and ${low} are ${points} points apart; no margin published, so no test.`,
    missing: (one, other) => `${one} and ${other} cannot be compared: a score is missing.`,
    levelWithBest: (models) =>
      `${listed(models)} ${selectPlural(models.length, { one: 'is', other: 'are' })} level.`,
    untestedAgainstBest: (models) =>
      models.length > 0 ? `Not tested against ${listed(models)}.` : 'Margins unknown.',
  },
  rowVerdicts: {
    semicolon: '; ',
    above: (groups) => groups.map(listed).join(' above '),
    by: (steps, isAtLeast) => `by ${listed(steps)}${isAtLeast ? ', by the known margins' : ''}`,
    orMore: (points) => `${points} or more`,
    level: (models) => `${listed(models)} are level`,
    levelWithBoth: (model) => `${model} is level with both`,
    untested: (models) => (models.length > 0 ? `${listed(models)} not tested` : 'Not tested'),
    apart: (least, most) => `${least === most ? least : `${least} to ${most}`} apart`,
    noMargin: 'no margin published',
  },
}

function listed(names: Names): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
