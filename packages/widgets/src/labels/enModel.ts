import { formatCount, selectPlural } from '../domain/index.ts'
import type { ModelLabels, ReportFacts } from './modelLabels.ts'

/** The labels of a model's card and page in English. */
export const enModel: ModelLabels = {
  loading: 'Loading evaluation data...',
  notFoundTitle: 'Model Not Found',
  notFoundText: 'The requested model evaluation could not be found.',
  failed: 'Failed to load this evaluation.',
  backToDashboard: 'Back to Dashboard',
  compare: 'Compare',
  share: 'Share',
  exportReport: 'Export Report',
  evaluatedOn: (date) => `evaluated on ${date}`,
  probes: (count) =>
    `${formatCount(count)} ${selectPlural(count, { one: 'probe', other: 'probes' })}`,
  details: (model) => `Full report on ${model}`,
  scores: 'Scores',
  tabs: {
    bias: 'Bias Analysis',
    factuality: 'Factuality',
    toxicity: 'Toxicity',
    jailbreak: 'Jailbreak',
  },
  mockData: (tab) => `${tab} (Mock Data)`,
  totalProbes: 'Total probes',
  noSubcategories: {
    bias: 'Help us provide detailed bias analysis faster!',
    factuality: 'Help us provide detailed factuality analysis faster!',
    toxicity: 'Help us provide detailed toxicity analysis faster!',
    jailbreak: 'Help us provide detailed jailbreak analysis faster!',
  },
  support: 'Support Our Research',
  missingFigures: 'Missing for the score:',
  unscored: 'not part of the score',
  notes: 'Evaluation Notes',
  noNotes: 'There are no notes on this evaluation.',
  information: 'Model Information',
  provider: 'Provider',
  evaluationDate: 'Evaluation date',
  source: 'Source',
  noSource: 'Not stated',
  viewDetails: 'View Model Details',
  summary: ({ measure, place, highest, lowest, unknownMargins, missing }) => {
    const parts = [
      place ?? 'no score',
      highest.length > 0 &&
        `against the mean highest in ${highest.join(', ')}, lowest in ${lowest.join(', ')}`,
      missing.length > 0 && `missing: ${missing.join(', ')}`,
      describeUnknown(unknownMargins),
    ].filter(Boolean)
    return `${measure}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`
  },
  higher: (count, models) =>
    `${formatCount(count)} of ${formatCount(models)} ${selectPlural(count, { one: 'is', other: 'are' })} higher`,
  onlyScore: 'the only model with this score',
  stripLegend:
    'Each thin line is a model of the suite, the thick one is their mean; the scale is from 0 to 100%.',
  othersFailed: 'Failed to load the other models of the suite.',
  unmeasured: 'Not measured in this suite.',
  measuredIn: 'Measured in:',
  measuredNowhere: 'No suite here measures it.',
  columns: {
    figure: 'Figure',
    published: 'Published',
    score: 'Score',
    band: 'Band',
    interval: '95% interval',
    probes: 'Probes',
  },
  lowerIsBetter: 'lower is better',
  higherIsBetter: 'higher is better',
  working: (scores, composite) =>
    `Composite: (${scores.join(' + ')}) / ${formatCount(scores.length)} = ${composite}, computed by us before rounding.`,
  notWorkable: (missing) => `No composite, because a score is missing: ${missing.join(', ')}.`,
  statedComposite: 'The composite is the one that the source states, not the mean of these scores.',
}

function describeUnknown(margins: ReportFacts['unknownMargins']): string | undefined {
  if (margins === 'all') return 'all margins unknown'
  return margins.length > 0 ? `margin unknown: ${margins.join(', ')}` : undefined
}
