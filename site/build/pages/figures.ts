import type { EvaluationSource, Leaderboard, Release, Suite } from '@transparency-lab/widgets'
import type { EvaluatedModel } from '@transparency-lab/widgets/domain'
import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
import { LATEST_FIGURES } from '../../src/embed/embedPage.ts'

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
  const source = cached(createLoadedSource(await loadSnapshot(LATEST_FIGURES, { fetch })))
  const release = source.getRelease?.initialData?.()
  if (release === undefined) throw new Error('The snapshot has no release.')
  const suites = source.listSuites?.initialData?.().items ?? []
  const ids = suites.length === 0 ? [undefined] : suites.map(({ id }) => id)
  return {
    release,
    fileName,
    suites,
    boards: ids.flatMap((suite) => source.listLeaderboard.initialData?.({ suite }) ?? []),
    models: (source.listModels.initialData?.().items ?? []).flatMap(
      ({ id }) => source.getModel.initialData?.(id) ?? [],
    ),
    source,
  }
}

interface LatestFile {
  readonly snapshot?: string
}

/** Parses each list once: a build renders the averages of a suite on the page of each of its models. */
function cached(source: EvaluationSource): EvaluationSource {
  const { listSuites, listLeaderboard, listModels } = source
  const boards = new Map<string | undefined, Leaderboard | undefined>()
  const models = listModels.initialData?.()
  const suites = listSuites?.initialData?.()
  return {
    ...source,
    ...(listSuites &&
      suites && { listSuites: Object.assign(() => listSuites(), { initialData: () => suites }) }),
    ...(models && { listModels: Object.assign(() => listModels(), { initialData: () => models }) }),
    listLeaderboard: Object.assign(() => listLeaderboard(), {
      initialData: ({ suite }: { readonly suite?: string | undefined } = {}) => {
        const board = boards.get(suite) ?? listLeaderboard.initialData?.({ suite })
        if (board === undefined) throw new Error('A loaded snapshot has initial data.')
        boards.set(suite, board)
        return board
      },
    }),
  }
}
