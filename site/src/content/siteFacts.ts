/** Figures that the lab states about itself. They are not computed from the evaluations on the site. */
export const SITE_FACTS = {
  modelsEvaluated: '47',
  probes: '12K+',
  evaluationsRun: '3.2M',
  publishedReports: '15',
  latestReport: 'Q1 2024',
  modelsInLatestReport: '15',
} as const
