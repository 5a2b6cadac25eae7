/**
 * What the lab states about itself. These figures are stated by the lab and not computed from the
 * evaluations that this site shows.
 */
export const STATED_FIGURES = {
  modelsEvaluated: '47',
  probes: '12K+',
  evaluationsRun: '3.2M',
  publishedReports: '15',
  latestReport: 'Q1 2024',
  modelsInLatestReport: '15',
} as const
