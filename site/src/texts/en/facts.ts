import type { Counts } from '../values.ts'
import { number, plural, suites } from './words.ts'

/** Figures about the lab, on the pages of reports and sponsors. */
export const factTexts = {
  stated: 'Stated by the lab, not computed from the evaluations on the dashboard.',
  failed: 'What the site holds now could not be counted.',
  now: ({ evaluations, suites: count }: Counts<'evaluations' | 'suites'>) =>
    `On this site now: ${number(evaluations)} ${plural(evaluations, 'evaluation of a model', 'evaluations of models')} in ${suites(count)}.`,
}
