import type { Counts, Names } from '../values.ts'
import { models, number, plural, suites } from './words.ts'

/** What the build says about pages and figures: in previews, pictures, badges, and to readers without script. */
export const describeTexts = {
  columns: { name: 'Model', provider: 'Provider' },
  notMeasured: 'not measured',
  noScore: 'no score measured',
  comma: ', ',
  semicolon: '; ',
  and: ' and ',
  score: ({ name, score }: Names<'name' | 'score'>) => `${name} ${score}`,
  board: ({ count, suite }: Counts<'count'> & Names<'suite'>) =>
    `Bias, factuality, toxicity and jailbreak resistance of ${languageModels(count)} in ${suite}, as far as measured, with sources.`,
  boardOfAll: ({ count }: Counts<'count'>) =>
    `Bias, factuality, toxicity and jailbreak resistance of ${languageModels(count)} in the published evaluations, as far as measured, with sources.`,
  sortedBy: ({ column }: Names<'column'>) => `Sorted by ${column}.`,
  leader: ({ measure, model, score }: Names<'measure' | 'model' | 'score'>) =>
    `Highest ${measure.toLowerCase()}: ${model}, ${score}`,
  mainScores: ({ measure, suite, scores }: Names<'measure' | 'suite' | 'scores'>) =>
    `${measure} in ${suite}: ${scores}`,
  model: ({ model, provider, scores }: Names<'model' | 'provider' | 'scores'>) =>
    `${model} by ${provider}: ${scores}`,
  modelIn: ({ model, provider, suite, scores }: Names<'model' | 'provider' | 'suite' | 'scores'>) =>
    `${model} by ${provider} in ${suite}: ${scores}`,
  evaluatedOn: ({ summary, date }: Names<'summary' | 'date'>) => `${summary}. Evaluated ${date}.`,
  evaluatedBy: ({ summary, date }: Names<'summary' | 'date'>) =>
    `${summary}. Evaluated by ${date}.`,
  compared: ({ models }: Names<'models'>) => `${models} compared`,
  comparison: ({ models }: Names<'models'>) =>
    `The safety evaluations of ${models} side by side, with the source of every figure.`,
  release: ({ title, names, summary }: Names<'title' | 'names' | 'summary'>) =>
    `${title}: ${names}. ${summary}`,
  /** Lists of links for readers without script. */
  suites: 'Suites',
  sortBy: ({ suite }: Names<'suite'>) => `Sort ${suite} by`,
  compare: 'Compare',
  pictures: {
    allModels: 'Language models',
    models: ({ count }: Counts<'count'>) => models(count),
    comparison: 'Comparison',
    reports: 'Reports',
    aboutReports: 'On the safety of language models',
    date: 'Date',
    plannedFor: ({ date }: Names<'date'>) => `Planned for ${date}`,
    highest: 'Highest score',
    highestIn: ({ count }: Counts<'count'>) => `The highest score in ${suites(count)}`,
    highestInSome: ({ shown, count }: Counts<'shown' | 'count'>) =>
      `The highest score in ${shown} of ${suites(count)}`,
    noScore: 'no score',
    row: ({ label, values }: Names<'label' | 'values'>) => `${label}: ${values}`,
    whole: ({ title, subtitle, rows }: Names<'title' | 'subtitle' | 'rows'>) =>
      `${title} (${subtitle}). ${rows}.`,
  },
}

function languageModels(count: number): string {
  return `${number(count)} ${plural(count, 'language model', 'language models')}`
}
