import type { IntervalLabels } from './intervalLabels.ts'

/** The sentences about the sampling error of scores in English. */
export const enInterval: IntervalLabels = {
  atLeast: (margins) => `at least ${margins}`,
  atLevel: (margins, level) => `${margins} at ${level}`,
  unknown: 'error not known',
  reasons: {
    partialRun: 'No interval: only some of the prompts were put to the model.',
    noLevel: 'No interval: the level of the published one is not stated.',
    noProbeCount: 'No interval: the number of prompts is not published.',
    zeroStandardError: 'No interval: a standard error of 0 is published, which says nothing.',
    noStandardError: 'No interval: the figure is not a share, and no error is published.',
  },
  places: (best, worst) =>
    best === worst ? `place ${best}` : `between place ${best} and ${worst}`,
  orWider: (range) => `${range} or\u00a0wider`,
  legend:
    'Margins, and the whiskers on bars, show where a score would lie for very many prompts like those of the evaluation (95% confidence, sampling error alone); a range such as 1–2 shows the places that they allow. “At least” and “or wider” mean that the error of some figure is not published, so that the true margins are wider.',
}
