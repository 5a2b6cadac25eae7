import { formatCount, selectPlural } from '../domain/index.ts'
import type { ModelLabels } from './modelLabels.ts'

/** The sentences of a model's card and page in English. */
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
  notes: 'Evaluation Notes',
  noNotes: 'There are no notes on this evaluation.',
  information: 'Model Information',
  provider: 'Provider',
  evaluationDate: 'Evaluation date',
  source: 'Source',
  noSource: 'Not stated',
  viewDetails: 'View Model Details',
  averageTitle: 'Compared with the mean of all models',
  averageModel: 'Mean',
  averageOver: (models) =>
    `mean of ${formatCount(models)} ${selectPlural(models, { one: 'model', other: 'models' })}`,
  averageFailed: 'Failed to load the mean.',
}
