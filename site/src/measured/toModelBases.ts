import type { ModelBases } from '@transparency-lab/widgets'
import type { CoverageFile } from './coverageFile.ts'

/** Returns the bases of models by their ids. */
export function toModelBases({ bases }: Pick<CoverageFile, 'bases'>): ModelBases {
  return new Map(
    bases.flatMap(({ base, results }) =>
      results.map(({ id, configuration }) => [
        id,
        { base, configuration: configuration ?? undefined },
      ]),
    ),
  )
}
