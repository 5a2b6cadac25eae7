import { useQueries } from '@tanstack/react-query'
import {
  countRankedModels,
  isModelId,
  type ComparedModel,
  type EvaluatedModel,
  type ModelSummary,
  type RankedModelCounts,
  type Release,
  type Suite,
  withRankedModels,
} from '../domain/index.ts'
import { useEvaluationsContext, type EvaluationsContextValue } from './evaluationsContext.ts'
import { requireShape, withShape } from './checkResponses.ts'
import type {
  ContestedFigures,
  EvaluationSource,
  Leaderboard,
  Listing,
} from './evaluationSource.ts'
import {
  getInitialRead,
  sourceQuery,
  toLoadable,
  useSourceQuery,
  type Loadable,
  type QueryFunctions,
  type SourceQuery,
} from './useSourceQuery.ts'

const NO_SUITES: Listing<Suite> = { items: [], invalidRows: 0 }

/**
 * Returns the suites that have evaluations, the default one first; an empty list without suites.
 *
 * @example
 * ```tsx
 * import { useSuites } from '@transparency-lab/widgets'
 *
 * export function SuiteTitles() {
 *   const suites = useSuites()
 *   if (suites.status !== 'ready') return <p>{suites.status}</p>
 *   return <p>{suites.value.items.map(({ title }) => title).join(', ')}</p>
 * }
 * ```
 */
export function useSuites(): Loadable<Listing<Suite>> {
  const { source, checks } = useEvaluationsContext()
  return useSourceQuery(
    sourceQuery(source, ['suites'], {
      load: async (signal) =>
        requireShape((await source.listSuites?.({ signal })) ?? NO_SUITES, 'listSuites', checks),
      initialData: () =>
        source.listSuites
          ? withShape(getInitialRead(source, 'listSuites')?.(), 'listSuites')
          : NO_SUITES,
    }),
  )
}

/** Returns the suites that have loaded, the default one first; an empty list until then. */
export function useLoadedSuites(): readonly Suite[] {
  const suites = useSuites()
  return suites.status === 'ready' ? suites.value.items : NO_SUITES.items
}

/**
 * Returns every model of a suite with its latest evaluation there, sorted by name.
 *
 * @param suite an unknown or missing id selects the first suite
 *
 * @example
 * ```tsx
 * import { useLeaderboard } from '@transparency-lab/widgets'
 *
 * export function ModelCount() {
 *   const leaderboard = useLeaderboard()
 *   if (leaderboard.status !== 'ready') return <p>{leaderboard.status}</p>
 *   return <p>{leaderboard.value.items.length} models</p>
 * }
 * ```
 */
export function useLeaderboard(suite?: string): Loadable<Leaderboard> {
  return useRankedLeaderboard(suite)
}

/**
 * Returns the leaderboard of a suite, with the number of models that are ranked by each score.
 *
 * @param suite an unknown or missing id selects the first suite
 * @param enabled whether it loads
 */
export function useRankedLeaderboard(
  suite: string | undefined,
  enabled = true,
): Loadable<RankedLeaderboard> {
  const context = useEvaluationsContext()
  const [first] = useLoadedSuites()
  const query = leaderboardQuery(context, suite)
  // The first suite has the same query with and without its id, unless one by its id began before the suites
  // loaded.
  const isDefault =
    suite === first?.id && context.client.getQueryState(query.queryKey) === undefined
  return useSourceQuery({ ...(isDefault ? leaderboardQuery(context, undefined) : query), enabled })
}

/** A source, and the checks of its responses. */
type CheckedSource = Pick<EvaluationsContextValue, 'source' | 'checks'>

function leaderboardQuery({ source, checks }: CheckedSource, suite: string | undefined) {
  return sourceQuery(source, suite === undefined ? ['leaderboard'] : ['leaderboard', suite], {
    load: async (signal) =>
      rankLeaderboard(
        await requireShape(
          await source.listLeaderboard({ signal, suite }),
          'listLeaderboard',
          checks,
        ),
      ),
    initialData: () => {
      const board = getInitialRead(source, 'listLeaderboard')?.({ suite })
      const checked = withShape(board, 'listLeaderboard')
      return checked && rankLeaderboard(checked)
    },
  })
}

/** The leaderboard of a suite. Its rank ranges have the number of ranked models. */
interface RankedLeaderboard extends Leaderboard {
  readonly rankedModels: RankedModelCounts
}

function rankLeaderboard(board: Leaderboard): RankedLeaderboard {
  const rankedModels = countRankedModels(board.items)
  const items = board.items.map((entry) => ({
    ...entry,
    scores: withRankedModels(entry.scores, () => rankedModels),
  }))
  return { ...board, items, rankedModels }
}

/** Returns every model, evaluated or not, sorted by name. */
export function useModels(): Loadable<Listing<ModelSummary>> {
  return useSourceQuery(modelsQuery(useEvaluationsContext()))
}

/**
 * Returns the same models, but never refetches those that have loaded.
 *
 * @param enabled whether they load
 */
export function useKnownModels(enabled = true): Loadable<Listing<ModelSummary>> {
  return useSourceQuery({ ...modelsQuery(useEvaluationsContext()), staleTime: 'static', enabled })
}

function modelsQuery({ source, checks }: CheckedSource): SourceQuery<Listing<ModelSummary>> {
  return sourceQuery(source, ['models'], {
    load: async (signal) => requireShape(await source.listModels({ signal }), 'listModels', checks),
    initialData: () => withShape(getInitialRead(source, 'listModels')?.(), 'listModels'),
  })
}

/**
 * Returns a model with its latest evaluation in each suite in full; null when it does not exist or has none.
 *
 * @example
 * ```tsx
 * import { useModel } from '@transparency-lab/widgets'
 *
 * export function ModelName({ id }: { readonly id: string }) {
 *   const model = useModel(id)
 *   if (model.status !== 'ready') return <p>{model.status}</p>
 *   return <p>{model.value?.name ?? 'Model not found'}</p>
 * }
 * ```
 */
export function useModel(id: string): Loadable<EvaluatedModel | null> {
  return useSourceQuery(fullModelQuery(useEvaluationsContext(), id))
}

/** Returns a function that loads a model in full, or returns it while it is fresh; null as in `useModel`. */
export function useModelLoader(): (id: string) => Promise<EvaluatedModel | null> {
  const context = useEvaluationsContext()
  return (id) => context.client.query(fullModelQuery(context, id))
}

/** Returns a model with its scores; null when it does not exist or has no evaluation. */
export function useComparedModel(id: string): Loadable<ComparedModel | null> {
  return useSourceQuery(comparedModelQuery(useEvaluationsContext(), id))
}

/** Returns models with their scores, each from a request of its own; null as in `useComparedModel`. */
export function useComparedModels(ids: readonly string[]): Loadable<ComparedModel | null>[] {
  const context = useEvaluationsContext()
  const queries = ids.map((id) => comparedModelQuery(context, id))
  const results = useQueries({ queries }, context.client)
  return results.map((result, index) =>
    toLoadable(result, () => context.client.resetQueries({ ...queries[index], exact: true })),
  )
}

/** Returns the release that the source reads; undefined while it loads, and when there is none. */
export function useRelease(): Release | undefined {
  const { source, checks } = useEvaluationsContext()
  const release = useSourceQuery(
    sourceQuery(source, ['release'], {
      load: async (signal) =>
        requireShape((await source.getRelease?.({ signal })) ?? null, 'getRelease', checks),
      initialData: () =>
        source.getRelease
          ? withShape(getInitialRead(source, 'getRelease')?.(), 'getRelease')
          : null,
    }),
  )
  return release.status === 'ready' ? (release.value ?? undefined) : undefined
}

const NONE_CONTESTED: ContestedFigures = { figures: [], statements: [], invalidRows: 0 }

/** Returns the contested figures and the statements of providers; none while they load, and when that fails. */
export function useContested(): ContestedFigures {
  const { source, checks } = useEvaluationsContext()
  const contested = useSourceQuery(
    sourceQuery(source, ['contested'], {
      load: async (signal) =>
        requireShape(
          (await source.getContested?.({ signal })) ?? NONE_CONTESTED,
          'getContested',
          checks,
        ),
      initialData: () =>
        source.getContested
          ? withShape(getInitialRead(source, 'getContested')?.(), 'getContested')
          : NONE_CONTESTED,
    }),
  )
  return contested.status === 'ready' ? contested.value : NONE_CONTESTED
}

function comparedModelQuery(
  { source, checks }: CheckedSource,
  id: string,
): SourceQuery<ComparedModel | null> {
  return modelQuery(source, ['compared model', id], {
    load: async (signal) =>
      requireShape(await source.getComparedModel(id, { signal }), 'getComparedModel', checks),
    initialData: () =>
      withShape(getInitialRead(source, 'getComparedModel')?.(id), 'getComparedModel'),
  })
}

function fullModelQuery(
  { source, checks }: CheckedSource,
  id: string,
): SourceQuery<EvaluatedModel | null> {
  return modelQuery(source, ['model', id], {
    load: async (signal) => requireShape(await source.getModel(id, { signal }), 'getModel', checks),
    initialData: () => withShape(getInitialRead(source, 'getModel')?.(id), 'getModel'),
  })
}

/** Creates a query for one model. An invalid id sends no request: no model can have it. */
function modelQuery<Model extends object>(
  source: EvaluationSource,
  key: readonly [name: string, id: string],
  { load, initialData }: QueryFunctions<Model | null | undefined>,
): SourceQuery<Model | null> {
  const isValid = isModelId(key[1])
  return sourceQuery(source, key, {
    load: async (signal) => (isValid && (await load(signal))) || null,
    initialData: () => (isValid ? initialData() : null),
  })
}
