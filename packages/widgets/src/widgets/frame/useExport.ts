import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import type { ComparedModel, ExportFile } from '../../domain/index.ts'
import { saveFile } from '../../ui/index.ts'

/**
 * Returns a function that saves an exported file with the host's citation. Without one, it saves the file
 * all the same.
 *
 * @param models the models in the file
 */
export function useExport(
  models: readonly ComparedModel[],
): (create: (citation: string | undefined) => ExportFile) => Promise<void> {
  const { cite, notify } = useEvaluationsContext()
  const { uncited } = useLabels('share')
  return async (create) => {
    const citation = await cite?.(models).catch(() => {
      notify?.(uncited)
      return undefined
    })
    saveFile(create(citation))
  }
}
