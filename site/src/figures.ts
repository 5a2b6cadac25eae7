import type { EvaluationSource } from '@transparency-lab/widgets'
import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
import { LATEST_FIGURES } from './embed/embedPage.ts'
import { takePrefetch } from './source.ts'

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
    return createLoadedSource(await loadSnapshot(LATEST_FIGURES, { fetch: send }))
  } catch {
    return undefined
  }
}

/**
 * Returns a source over a backend that starts with the figures of the build. They count as old, so that the
 * widgets fetch newer ones, and show the old ones until then.
 */
export function withFigures(source: EvaluationSource, figures: EvaluationSource): EvaluationSource {
  const { listSuites, listLeaderboard, listModels, getModel, getComparedModel } = source
  return {
    ...source,
    ...(listSuites && {
      listSuites: Object.assign((...args: Parameters<typeof listSuites>) => listSuites(...args), {
        initialData: () => required(figures.listSuites?.initialData?.()),
      }),
    }),
    listLeaderboard: Object.assign(
      (...args: Parameters<typeof listLeaderboard>) => listLeaderboard(...args),
      {
        initialData: (...args: Parameters<InitialData<typeof listLeaderboard>>) =>
          required(figures.listLeaderboard.initialData?.(...args)),
      },
    ),
    listModels: Object.assign((...args: Parameters<typeof listModels>) => listModels(...args), {
      initialData: () => required(figures.listModels.initialData?.()),
    }),
    getModel: Object.assign((...args: Parameters<typeof getModel>) => getModel(...args), {
      initialData: (id: string) => required(figures.getModel.initialData?.(id)),
    }),
    getComparedModel: Object.assign(
      (...args: Parameters<typeof getComparedModel>) => getComparedModel(...args),
      { initialData: (id: string) => required(figures.getComparedModel.initialData?.(id)) },
    ),
    loadedAt: 0,
  }
}

type InitialData<Method extends { readonly initialData?: unknown }> = Extract<
  Method['initialData'],
  (...args: never[]) => unknown
>

/** Throws for a model that is newer than the build, so that the widget waits for the backend. */
function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The build has no such figures.')
  return value
}
