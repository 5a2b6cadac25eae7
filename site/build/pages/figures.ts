import type {
  EvaluationSource,
  InitialReads,
  Leaderboard,
  Release,
  Suite,
} from '@transparency-lab/widgets'
import type { EvaluatedModel } from '@transparency-lab/widgets/domain'
import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
import { LATEST_FIGURES } from '../../src/releases/paths.ts'

/** The figures of a release, as the widgets show them. */
export interface Figures {
  readonly release: Release
  /** The name of the file with this release, which never changes. */
  readonly fileName: string
  /** The default suite first; empty when the source has none. */
  readonly suites: readonly Suite[]
  /** The leaderboard of each suite, or one without suites. */
  readonly boards: readonly Leaderboard[]
  /** Every model with an evaluation, sorted by name. */
  readonly models: readonly EvaluatedModel[]
  /** Returns the same figures without a request, for widgets. */
  readonly source: EvaluationSource
}

/**
 * Reads the figures in the snapshot files of a build.
 *
 * @param texts the contents of the files, keyed by name
 * @throws Error when a file is missing, or is not a snapshot
 */
export async function readFigures(texts: ReadonlyMap<string, string>): Promise<Figures> {
  const { snapshot: fileName } = JSON.parse(texts.get('latest.json') ?? '{}') as LatestFile
  const text = texts.get(fileName ?? '')
  if (text === undefined || fileName === undefined) throw new Error('The build has no snapshot.')
  return readRelease(text, fileName)
}

/**
 * Reads the figures of one release.
 *
 * @param fileName the name of its file, which never changes
 * @throws Error when the text is not a snapshot
 */
export async function readRelease(text: string, fileName: string): Promise<Figures> {
  const fetch = () => Promise.resolve(new Response(text))
  const source = createLoadedSource(await loadSnapshot(LATEST_FIGURES, { fetch }))
  const initial = cached(source.initial ?? {})
  const release = initial.getRelease?.()
  if (release === undefined) throw new Error('The snapshot has no release.')
  const suites = initial.listSuites?.()?.items ?? []
  const ids = suites.length === 0 ? [undefined] : suites.map(({ id }) => id)
  return {
    release,
    fileName,
    suites,
    boards: ids.flatMap((suite) => initial.listLeaderboard?.({ suite }) ?? []),
    models: (initial.listModels?.()?.items ?? []).flatMap(({ id }) => initial.getModel?.(id) ?? []),
    source: { ...source, initial },
  }
}

interface LatestFile {
  readonly snapshot?: string
}

/** Parses each list once, because a build renders the averages of a suite on the page of each of its models. */
function cached(initial: Partial<InitialReads>): Partial<InitialReads> {
  const boards = new Map<string | undefined, Leaderboard | undefined>()
  const models = initial.listModels?.()
  const suites = initial.listSuites?.()
  return {
    ...initial,
    listSuites: () => suites,
    listModels: () => models,
    listLeaderboard: ({ suite } = {}) => {
      const board = boards.get(suite) ?? initial.listLeaderboard?.({ suite })
      boards.set(suite, board)
      return board
    },
  }
}
