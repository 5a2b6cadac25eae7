import type { Parts } from '../values.ts'

/** What surrounds every page. */
export const shellTexts = {
  skip: 'Skip to content',
  navigation: 'Main',
  destinations: {
    dashboard: 'Dashboard',
    compare: 'Compare',
    reports: 'Reports',
    request: 'Request Evaluation',
    newsletter: 'Newsletter',
    sponsor: 'Sponsor',
  },
  colours: 'Colours',
  themes: { system: 'System colours', light: 'Light colours', dark: 'Dark colours' },
  embed: 'Embed this',
  cite: 'Cite',
  exportData: 'Export Data',
  pageActions: 'Page actions',
  requestModel: 'Request Model Evaluation',
  comma: ', ',
  scores: ({ about, method }: Parts<'about' | 'method'>) => (
    <>
      {about} Scores run from 0 to 100 %, higher is better; a score that was never measured is left
      out, not counted as zero. {method}
    </>
  ),
  method: 'How scores are made',
  figures: ({ sources, licence }: Parts<'sources' | 'licence'>) => (
    <>
      The published figures are those of {sources}, each under its own terms. What we compile and
      compute from them is licensed under {licence}.
    </>
  ),
  software: ({ code }: Parts<'code'>) => <>The software is free under the MIT licence: {code}.</>,
  code: 'its code',
  npmPackage: ({ npm }: Parts<'npm'>) => <>the npm package {npm}</>,
  embedFigures: ({ embed, cite }: Parts<'embed' | 'cite'>) => (
    <>
      Put these figures on your own page: {embed} · {cite}
    </>
  ),
}
