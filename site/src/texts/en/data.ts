import type { Names } from '../values.ts'

/** Names and descriptions of the published data, for catalogues and other sites. */
export const dataTexts = {
  evaluations: 'Safety evaluations of language models',
  evaluationsIn: ({ suite }: Names<'suite'>) => `Safety evaluations of language models: ${suite}`,
  keywords: ['language models', 'AI safety'],
  everything: 'Everything',
  scoresFile: 'Scores and ranks',
  figuresFile: 'Published figures',
  task: 'Safety evaluation',
  measured: ({ column, text }: Names<'column' | 'text'>) => `${column}: ${text}`,
  note: ({ suite, text }: Names<'suite' | 'text'>) => `${suite}: ${text}`,
  paste: 'Paste this into the front matter of the model’s README on Hugging Face.',
}
