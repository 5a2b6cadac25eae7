import { useCompareWords, useEvaluationsContext, useShareWords } from '../../data/index.ts'
import { comparisonCsv, comparisonJson, type ComparedRow } from '../../domain/index.ts'
import { Menu, saveFile, ShareButton } from '../../ui/index.ts'

interface CompareActionsProps {
  /** Every selected model, also one that could not be read. */
  readonly ids: readonly string[]
  /** The figures on screen. */
  readonly rows: readonly ComparedRow[]
}

/** To somebody else, or into a file. */
export function CompareActions({ ids, rows }: CompareActionsProps) {
  const { links, notify } = useEvaluationsContext()
  const { share, exportData, caption } = useCompareWords()
  const words = useShareWords()
  return (
    <div className="tl-actions tl-compare-actions">
      <ShareButton
        label={share}
        title={caption}
        href={links.compare(ids)}
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
