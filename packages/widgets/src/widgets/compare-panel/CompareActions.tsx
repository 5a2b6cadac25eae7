import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { comparisonCsv, comparisonJson, type ComparedRow } from '../../domain/index.ts'
import { Menu, ShareButton } from '../../ui/index.ts'
import { useExportItems } from '../frame/index.ts'

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
  const exportItems = useExportItems(rows[0]?.cells.map(({ model }) => model) ?? [], [
    ['csv', (citation) => comparisonCsv(rows, citation)],
    ['json', (citation) => comparisonJson(rows, citation)],
  ])
  return (
    <div className="tl-actions tl-compare-actions">
      <ShareButton
        label={share}
        title={caption}
        href={links.compare(ids)}
        copied={labels.copied}
        failed={labels.failed}
        notify={notify}
      />
      <Menu label={exportData} items={exportItems} />
    </div>
  )
}
