import type { IntervalLabels } from './intervalLabels.ts'

/** The sentences about the sampling error of scores in English. */
export const enInterval: IntervalLabels = {
  atLeast: (margins) => `at least ${margins}`,
  atLevel: (margins, level) => `${margins} at ${level}`,
  unknown: 'margin unknown',
  reasons: {
    partialRun: 'No interval: only some of the prompts were put to the model.',
    noLevel: 'No interval: the level of the published one is not stated.',
    noProbeCount: 'No interval: the number of prompts is not published.',
    zeroStandardError: 'No interval: a standard error of 0 is published, which says nothing.',
    noStandardError: 'No interval: the figure is not a share, and no error is published.',
  },
  places: (best, worst) => (best === worst ? `place ${best}` : `place ${best}–${worst}`),
  orWider: (range) => `${range} or\u00a0wider`,
  legend:
    'The line shows where the score would lie with many more prompts of the same kind (95%), and a range such as 1–2 the places that this allows. “At least” and “or wider” mean that the margin of some figure is unknown.',
}
