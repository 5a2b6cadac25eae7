import type { Names } from '../values.ts'

/** The feed of changes. */
export const feedTexts = {
  title: ({ lab }: Names<'lab'>) => `${lab}: changes of published figures`,
  subtitle:
    'Every release, every figure that it added, changed or removed, and every report that a figure is wrong',
  release: ({ title, summary }: Names<'title' | 'summary'>) => `${title}: ${summary}`,
  models: ({ models, ids }: Names<'models' | 'ids'>) => `${models}: ${ids}`,
  digest: ({ digest }: Names<'digest'>) => `SHA-256 of the release: ${digest}`,
}
