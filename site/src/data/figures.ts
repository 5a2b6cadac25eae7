import type { EvaluationSource } from '@transparency-lab/widgets'
import type { ModelSummary } from '@transparency-lab/widgets/domain'
import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
import { LATEST_FIGURES } from '../releases/paths.ts'
import { takePrefetch } from './source.ts'
import { toAddress } from '../address/toAddress.ts'

/**
 * Loads the release that a prerendered page shows; `public/prefetch.js` has sent the request. Later reads are
 * of the latest release.
 *
 * @returns undefined when the page has no figures or they cannot be loaded; the source then loads its own
 */
export async function loadFigures(): Promise<EvaluationSource | undefined> {
  const prefetched = takePrefetch()
  if (prefetched === undefined) return undefined
  try {
    const send = () => prefetched.response
    return createLoadedSource(await loadSnapshot(toAddress(LATEST_FIGURES), { fetch: send }))
  } catch {
    return undefined
  }
}

/**
 * Returns a source over a backend that starts with the figures of the build. They count as old, so that the
 * widgets fetch newer ones, and show the old ones until then. The backend may have models that the build does
 * not know.
 */
export function withInitialFigures(
  source: EvaluationSource,
  figures: EvaluationSource,
): EvaluationSource {
  const { initial } = figures
  return {
    ...source,
    initial: {
      ...initial,
      listModels: () => toPartial(initial?.listModels?.()?.items),
      getModel: (id) => initial?.getModel?.(id) ?? undefined,
      getComparedModel: (id) => initial?.getComparedModel?.(id) ?? undefined,
    },
    loadedAt: 0,
  }
}

/**
 * Returns a source that knows the models of the build before its first request. They count as old, so that the
 * widgets fetch the list anew.
 *
 * @param models undefined on a page that has none
 */
export function withModels(
  source: EvaluationSource,
  models: readonly ModelSummary[] | undefined,
): EvaluationSource {
  if (models === undefined) return source
  const listModels = () => toPartial(models)
  return { ...source, initial: { ...source.initial, listModels }, loadedAt: 0 }
}

function toPartial(items: readonly ModelSummary[] | undefined) {
  return items && { items, invalidRows: 0, isPartial: true }
}
