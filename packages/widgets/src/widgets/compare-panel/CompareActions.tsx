import { useEvaluationsContext, useLabels, useModelLoader } from '../../data/index.ts'
import type { ComparedRow } from '../../domain/index.ts'
import { ShareButton } from '../../ui/index.ts'
import { ExportMenu, type ExportMenuProps } from '../frame/index.ts'

interface CompareActionsProps {
  /** The id of every selected model, including those that failed to load. */
  readonly ids: readonly string[]
  /** The values that the page shows. */
  readonly rows: readonly ComparedRow[]
  /** Whether a selected model is still loading, so that an export would lack it. */
  readonly isLoading: boolean
}

/** The buttons that share and export a comparison. */
export function CompareActions({ ids, rows, isLoading }: CompareActionsProps) {
  const { links, notify } = useEvaluationsContext()
  const { share, exportData, caption } = useLabels('compare')
  const labels = useLabels('share')
  const href = links.compare(ids)
  const models = rows[0]?.cells.map(({ model }) => model) ?? []
  const loadModel = useModelLoader()
  const toCsv: ExportMenuProps['toCsv'] = async (handouts, citation) => {
    const full = await Promise.all(models.map(({ id }) => loadModel(id)))
    const detailed = models.map((model, index) => handouts.withDetails(model, full[index] ?? null))
    return handouts.comparisonCsv(detailed, citation)
  }
  return (
    <div className="tl-actions">
      <ShareButton
        label={share}
        title={caption}
        href={href}
        copied={labels.copied}
        failed={labels.failed}
        notify={notify}
      />
      <ExportMenu
        label={exportData}
        isUnavailable={isLoading}
        models={models}
        href={href}
        toCsv={toCsv}
        toJson={(handouts, citation) => handouts.comparisonJson(rows, citation)}
        toHandout={(handouts, context) => handouts.createComparisonHandout(rows, context)}
      />
    </div>
  )
}
