import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { comparisonCsv, comparisonJson, type ComparedRow } from '../../domain/index.ts'
import { Menu, ShareButton } from '../../ui/index.ts'
import { useExport } from '../frame/index.ts'

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
  const save = useExport(rows[0]?.cells.map(({ model }) => model) ?? [])
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
      <Menu
        label={exportData}
        items={[
          {
            id: 'csv',
            label: labels.csv,
            onChoose: () => void save((citation) => comparisonCsv(rows, citation)),
          },
          {
            id: 'json',
            label: labels.json,
            onChoose: () => void save((citation) => comparisonJson(rows, citation)),
          },
        ]}
      />
    </div>
  )
}
