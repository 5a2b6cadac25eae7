import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import type { ComparedModel, ExportFile } from '../../domain/index.ts'
import { saveFile, type MenuItem } from '../../ui/index.ts'

/** A format, and the function that creates a file of it with a citation. */
type ExportFormat = readonly ['csv' | 'json', (citation: string | undefined) => ExportFile]

/**
 * Returns the items of a menu that save files with the host's citation. Without one, they save the files all
 * the same.
 *
 * @param models the models in the files
 */
export function useExportItems(
  models: readonly ComparedModel[],
  formats: readonly ExportFormat[],
): MenuItem[] {
  const { cite, notify } = useEvaluationsContext()
  const labels = useLabels('share')
  const save = async (create: ExportFormat[1]) => {
    let citation: string | undefined
    try {
      citation = await cite?.(models)
    } catch {
      notify?.(labels.uncited)
    }
    saveFile(create(citation))
  }
  return formats.map(([id, create]) => ({
    id,
    label: labels[id],
    onChoose: () => void save(create),
  }))
}
