import type { Loadable } from '../../data/index.ts'
import type { ComparedModel } from '../../domain/index.ts'

/** A column of the comparison. */
export interface ComparedColumn {
  readonly id: string
  /** Undefined while it is unknown. */
  readonly name: string | undefined
  /** The number of the model's colour in cards, table and chart, from 1 to 3. */
  readonly series: number
  /** Undefined while it loads. */
  readonly model: ComparedModel | undefined
}

/**
 * Returns a column for each model that has loaded or is loading; none for a model that failed or that has no
 * results.
 *
 * @param results the state of each model, in the order of the ids
 * @param findName returns the name of a model, if it is known
 */
export function comparedColumns(
  ids: readonly string[],
  results: readonly Loadable<ComparedModel | null>[],
  findName: (id: string) => string | undefined,
): ComparedColumn[] {
  return ids.flatMap((id, index) => {
    const result = results[index]
    const model = result?.status === 'ready' ? result.value : undefined
    const hasFailed = result?.status === 'failed' || model === null
    return hasFailed
      ? []
      : [{ id, name: model?.name ?? findName(id), series: index + 1, model: model ?? undefined }]
  })
}
