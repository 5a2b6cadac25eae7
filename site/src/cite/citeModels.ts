import type { ComparedModel } from '@transparency-lab/widgets/domain'
import type { EmbeddedView } from '../embed/embeddedView.ts'
import { siteAddress } from '../address/paths.ts'

const TIMEOUT_MS = 5000

/**
 * Returns the citation of one model, or of a comparison, as text.
 *
 * @throws Error when the latest release cannot be fetched in time
 */
export async function citeModels(models: readonly ComparedModel[]): Promise<string> {
  const [{ citeAsText }, { getCited }, { fetchPinnedRelease }] = await Promise.all([
    import('./citation.ts'),
    import('./getCited.ts'),
    import('../embed/fetchPinnedRelease.ts'),
  ])
  const release = await fetchPinnedRelease(AbortSignal.timeout(TIMEOUT_MS))
  const suites = models.flatMap(({ suite }) => suite ?? [])
  const cited = getCited(getView(models), { pinned: release, siteUrl: siteAddress(), suites })
  return citeAsText(cited)
}

function getView(models: readonly ComparedModel[]): EmbeddedView {
  const [first, second] = models
  const suite = first?.suite?.id
  if (first !== undefined && second === undefined) {
    return { widget: 'model-card', modelId: first.id, name: first.name, suite }
  }
  return { widget: 'compare', modelIds: models.map(({ id }) => id), suite }
}
