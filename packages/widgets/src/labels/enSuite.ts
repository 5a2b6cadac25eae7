import { formatCount, selectPlural } from '../domain/index.ts'
import type { SuiteLabels } from './suiteLabels.ts'

/** The labels about suites in English. */
export const enSuite: SuiteLabels = {
  choose: 'Suite of results',
  models: (count) =>
    `${formatCount(count)} ${selectPlural(count, { one: 'model', other: 'models' })}`,
  version: (version) => `version ${version}`,
  evaluatedBy: (evaluator) => `evaluated by ${evaluator}`,
  language: (language) => `in ${language}`,
  licence: (name) => `Source’s licence: ${name}`,
  about: 'A suite is one test by one evaluator.',
  unmeasured: (categories) => `This suite does not measure: ${categories.join(', ')}.`,
  compositeOver: (categories) =>
    selectPlural(categories, {
      one: 'With one category it has no composite.',
      other: `The composite is the mean of ${formatCount(categories)} categories.`,
    }),
  measured: (sentence) => `Measured here: ${sentence}.`,
  readFirst: 'Read this first:',
  moreCaveats: (count) => `${formatCount(count)} more`,
  fewerCaveats: 'Show less',
  unknown: (id, shown) => `There is no suite “${id}”. ${shown} is shown instead.`,
  unread: (id, shown) => `No suite “${id}” could be read. ${shown} is shown instead.`,
  foundElsewhere: 'Found in other suites:',
  searchingElsewhere: 'Searching the other suites...',
  searchElsewhereFailed: 'The other suites could not be searched.',
  droppedSort: (suite, columns, sortedBy) =>
    `${suite} has no ${columns.join(', ')}; sorted by ${sortedBy}.`,
  droppedProvider: (suite, provider) =>
    `${suite} has no models from ${provider}; all providers are shown.`,
  droppedSelection: 'The selection is cleared.',
  sameModel: 'The same model elsewhere',
  otherResults: 'Results in other suites',
  resultsIn: (suite, others) =>
    `Results in ${suite}${others === 0 ? '' : ` and ${formatCount(others)} more`}`,
  otherResultsNote:
    'Each suite has its own method. Its scores are neither averaged nor compared with those of another.',
  notInSuite: (model, suite) => `${model} has no results in ${suite}.`,
  leftOut: (models, suite) =>
    `${models.join(', ')}: no results in ${suite}. A comparison is within one suite.`,
}
