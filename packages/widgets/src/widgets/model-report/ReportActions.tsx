import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { reportCsv, reportJson, type EvaluatedModel } from '../../domain/index.ts'
import { Menu, ShareButton } from '../../ui/index.ts'
import { useExport } from '../frame/index.ts'

interface ReportActionsProps {
  readonly model: EvaluatedModel
}

/** The actions that compare, share and export a report. */
export function ReportActions({ model }: ReportActionsProps) {
  const { links, Link, notify } = useEvaluationsContext()
  const { compare, share, exportReport } = useLabels('model')
  const labels = useLabels('share')
  const save = useExport([model])
  return (
    <div className="tl-actions">
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
          {
            id: 'json',
            label: labels.json,
            onChoose: () => void save((citation) => reportJson(model, citation)),
          },
          {
            id: 'csv',
            label: labels.csv,
            onChoose: () => void save((citation) => reportCsv(model, citation)),
          },
          { id: 'print', label: labels.print, onChoose: () => window.print() },
        ]}
      />
    </div>
  )
}
