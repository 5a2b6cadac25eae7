import type { EmbedPage, EmbedPages } from '../src/embed/embedPage.ts'
import type { Embedded } from './parseEmbedded.ts'

/** Lists the embed pages of a site; without what it has of models and suites, those with a fixed path. */
export function listEmbedPages(
  pages: readonly EmbedPages[],
  { models, suites }: Embedded = { models: [], suites: [] },
): readonly EmbedPage[] {
  return pages.flatMap(({ leaderboard, compare, suite, model }) => [
    leaderboard,
    compare,
    ...suites.map(({ id }) => suite(id)),
    ...models.map(({ id, name }) => model(id, name)),
  ])
}
