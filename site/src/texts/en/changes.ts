import type { Counts, Names } from '../values.ts'
import { figures, models } from './words.ts'

/** What changed between two releases, in sentences that pages, reports and the feed share. */
export const changeTexts = {
  addedModels: ({ count }: Counts<'count'>) => `${models(count)} added`,
  addedModelsTo: ({ count, suite }: Counts<'count'> & Names<'suite'>) =>
    `${models(count)} added to ${suite}`,
  added: ({ score }: Names<'score'>) => `added: ${score}`,
  removed: ({ score }: Names<'score'>) => `removed: it was ${score}`,
  changed: ({ from, to, points }: Names<'from' | 'to' | 'points'>) =>
    `${from} → ${to} (${points} points)`,
  revised: ({ details }: Names<'details'>) => `the score stays; changed: ${details}`,
  details: {
    prompts: 'number of prompts',
    margin: 'margin',
    published: 'published value',
    unit: 'unit',
    direction: 'whether lower is better',
  },
  comma: ', ',
  noReason: 'No reason is on record yet.',
  byUs: ({ reason }: Names<'reason'>) => `Our own correction: ${reason}`,
  bySource: ({ reason }: Names<'reason'>) => `Correction by the source: ${reason}`,
  withReport: ({ reason, report }: Names<'reason'> & Counts<'report'>) =>
    `${reason} (Report no. ${report})`,
  /** A figure of a model with what happened to it, and the reason. */
  line: ({ model, figure, change }: Names<'model' | 'figure' | 'change'>) =>
    `${model}, ${figure}: ${change}`,
  /** A score, or a figure behind it. */
  figure: ({ score, figure }: Names<'score' | 'figure'>) => `${score}, ${figure}`,
  changedFigures: ({ count }: Counts<'count'>) => `${figures(count)} changed or removed`,
  revisedFigures: ({ count }: Counts<'count'>) =>
    `margins or other details of ${figures(count)} changed`,
  addedFigures: ({ count }: Counts<'count'>) => `${figures(count)} added to known models`,
  others: ({ parts }: Names<'parts'>) => `Other changes: ${parts}.`,
  otherParts: {
    details: 'margins or other details that figures did not have before',
    dates: 'dates of evaluations',
    notes: 'notes on evaluations',
    caveats: 'caveats of suites',
    measures: 'what categories measure',
    names: 'names or descriptions of models',
    sources: 'facts about suites or sources',
    planned: 'planned models',
  },
  nothing: 'No published figure changed.',
  semicolon: '; ',
  title: ({ date }: Names<'date'>) => `Evaluations of ${date}`,
  laterTitle: ({ date, place }: Names<'date'> & Counts<'place'>) =>
    `Evaluations of ${date}, release ${place} of that day`,
}
