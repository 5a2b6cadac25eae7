import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { comparisonCsv, comparisonJson, type ComparedRow } from '../../domain/index.ts'
import { ShareButton } from '../../ui/index.ts'
import { ExportMenu } from '../frame/index.ts'

interface CompareActionsProps {
  /** The id of every selected model, including those that failed to load. */
  readonly ids: readonly string[]
  /** The values that the page shows. */
  readonly rows: readonly ComparedRow[]
}

/** The buttons that share and export a comparison. */
export function CompareActions({ ids, rows }: CompareActionsProps) {
  const { links, notify } = useEvaluationsContext()
  const { share, exportData, caption } = useLabels('compare')
  const labels = useLabels('share')
  const href = links.compare(ids)
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
        models={rows[0]?.cells.map(({ model }) => model) ?? []}
        href={href}
        toCsv={(citation) => comparisonCsv(rows, citation)}
        toJson={(citation) => comparisonJson(rows, citation)}
        toHandout={(handouts, context) => handouts.createComparisonHandout(rows, context)}
      />
    </div>
  )
}
