import { formatCount, formatRanks } from '../domain/index.ts'
import type { IntervalLabels } from './intervalLabels.ts'

/** The labels about the sampling error of scores in English. */
export const enInterval: IntervalLabels = {
  atLevel: (interval, level) => `${interval} at ${level}`,
  unknown: 'margin unknown',
  reasons: {
    partial_run: 'No interval: only some of the probes were put to the model.',
    no_level: 'No interval: the level of the published one is not stated.',
    no_probe_count: 'No interval: the number of probes is not published.',
    zero_standard_error: 'No interval: an error of 0 says nothing.',
    no_standard_error: 'No interval: the figure is not a share, and no error is published.',
  },
  places: (best, worst, models) => {
    const place = `place ${formatRanks({ best, worst })}`
    return models === undefined ? place : `${place} of ${formatCount(models)}`
  },
  orWider: (range) => `${range}, or\u00a0wider`,
  legend:
    'The line shows where the score would lie with many more probes of the same kind (95%). A hatched end, open dot, fading line, * or “or wider” means that a margin is unknown.',
  chartLegend:
    'A line is the 95% interval, dots mean “or wider”, a hatched end means that the margin is unknown.',
}
