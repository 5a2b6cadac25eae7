import { useEvaluationsContext } from '../../data/index.ts'
import { comparisonCsv, comparisonJson, type ComparedRow } from '../../domain/index.ts'
import { Menu, saveFile, ShareButton } from '../../ui/index.ts'

interface CompareActionsProps {
  /** What is on screen. */
  readonly rows: readonly ComparedRow[]
}

/** To somebody else, or into a file. */
export function CompareActions({ rows }: CompareActionsProps) {
  const { labels, links, notify } = useEvaluationsContext()
  const models = rows[0]?.cells.map(({ model }) => model) ?? []
  const { share, exportData, caption } = labels.compare
  const words = labels.share
  return (
    <div className="tl-actions tl-compare-actions">
      <ShareButton
        label={share}
        title={caption}
        href={links.compare(models.map(({ id }) => id))}
        copied={words.copied}
        failed={words.failed}
        notify={notify}
      />
      <Menu
        label={exportData}
        items={[
          { id: 'csv', label: words.csv, onChoose: () => saveFile(comparisonCsv(rows)) },
          { id: 'json', label: words.json, onChoose: () => saveFile(comparisonJson(rows)) },
        ]}
      />
    </div>
  )
}
