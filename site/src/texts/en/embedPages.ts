import type { Names } from '../values.ts'

/** The titles of frames. They import nothing of the package, because Vite's configuration needs them too. */
export const embedPageTexts = {
  leaderboard: 'LLM safety leaderboard',
  compare: 'LLM safety comparison',
  model: ({ model }: Names<'model'>) => `LLM safety evaluation of ${model}`,
}
