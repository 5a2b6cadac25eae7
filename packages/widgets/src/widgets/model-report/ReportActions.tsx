import { useRef } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { reportCsv, reportJson, type EvaluatedModel } from '../../domain/index.ts'
import { getWindow, Menu, ShareButton } from '../../ui/index.ts'
import { useExportItems } from '../frame/index.ts'

interface ReportActionsProps {
  readonly model: EvaluatedModel
}

/** The actions that compare, share and export a report. */
export function ReportActions({ model }: ReportActionsProps) {
  const root = useRef<HTMLDivElement>(null)
  const { links, Link, notify } = useEvaluationsContext()
  const { compare, share, exportReport } = useLabels('model')
  const labels = useLabels('share')
  const exportItems = useExportItems(
    [model],
    [
      ['json', (citation) => reportJson(model, citation)],
      ['csv', (citation) => reportCsv(model, citation)],
    ],
  )
  return (
    <div ref={root} className="tl-actions">
      <Link className="tl-button tl-button-link" href={links.compare([model.id])}>
        {compare}
      </Link>
      <ShareButton
        label={share}
        title={model.name}
        href={links.model(model.id)}
        copied={labels.copied}
        failed={labels.failed}
        notify={notify}
      />
      <Menu
        label={exportReport}
        items={[
          ...exportItems,
          { id: 'print', label: labels.print, onChoose: () => getWindow(root.current).print() },
        ]}
      />
    </div>
  )
}
