import type { Names } from '../values.ts'

/** The page of reports. */
export const reportsTexts = {
  lead: 'The findings of our evaluations: quarterly comparisons and special issues.',
  leadWithoutReports: 'A report on each release of our figures, and the record of every change.',
  subscribe: 'Subscribe to Newsletter',
  published: 'Published Reports',
  upcoming: 'Upcoming Reports',
  plannedFor: 'Planned for ',
  download: 'Download PDF',
  downloadOf: ({ title }: Names<'title'>) => `Download PDF: ${title}`,
  view: 'View Online',
  viewOf: ({ title }: Names<'title'>) => `View Online: ${title}`,
  notAvailable: 'not yet available',
  releases: 'Reports on Releases',
  aboutReleases:
    'One printable report for each release of the figures on this site, computed from that release.',
  loadingReleases: 'Loading the reports on releases…',
  releasesFailed: 'The reports on releases could not be loaded.',
  statements: {
    publishedReports: 'published reports',
    modelsEvaluated: 'models analysed',
    evaluationsRun: 'evaluations run',
    latestReport: ({ models }: Names<'models'>) => `latest report, with ${models} models`,
  },
}
