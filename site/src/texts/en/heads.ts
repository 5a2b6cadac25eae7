/** The titles and descriptions of documents. They import nothing, because Vite's configuration needs them too. */
export const headTexts = {
  dashboard: {
    title: 'LLM Safety Evaluation Dashboard',
    description:
      'How well language models hold up against bias, falsehood, toxicity and jailbreaks: public evaluations with their sources.',
  },
  model: {
    description: 'The safety evaluation of one model, with every figure behind it.',
    title: 'Model',
    unknownTitle: 'Model Not Found',
  },
  compare: {
    title: 'Compare Models',
    description: 'The safety evaluations of up to three language models side by side.',
  },
  reports: {
    title: 'Reports',
    description: 'Published and upcoming reports on the safety of language models.',
  },
  release: {
    title: 'Report',
    description: 'The figures of one release, suite by suite, to print and to cite.',
  },
  request: {
    title: 'Request Evaluation',
    description: 'Request a safety evaluation of a language model.',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'New evaluations of language models by e-mail.',
  },
  sponsor: {
    title: 'Sponsor Our Research',
    description: 'How to support independent safety evaluations of language models.',
  },
  problem: {
    title: 'Report a Problem',
    description: 'Report that a published figure is wrong, and say what it should be.',
  },
  unknown: { title: 'Page not found', description: 'There is no page at this address.' },
}
