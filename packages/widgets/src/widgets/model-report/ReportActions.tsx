import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import type { EvaluatedModel } from '../../domain/index.ts'
import { ShareButton } from '../../ui/index.ts'
import { ExportMenu } from '../frame/index.ts'

interface ReportActionsProps {
  readonly model: EvaluatedModel
}

/** The actions that compare, share and export a report. */
export function ReportActions({ model }: ReportActionsProps) {
  const { links, Link, notify } = useEvaluationsContext()
  const { compare, share, exportReport } = useLabels('model')
  const labels = useLabels('share')
  const href = links.model(model.id)
  return (
    <div className="tl-actions">
      <Link className="tl-button tl-button-link" href={links.compare([model.id])}>
        {compare}
      </Link>
      <ShareButton
        label={share}
        title={model.name}
        href={href}
        copied={labels.copied}
        failed={labels.failed}
        notify={notify}
      />
      <ExportMenu
        label={exportReport}
        models={[model]}
        href={href}
        toCsv={(handouts, citation) => handouts.reportCsv(model, citation)}
        toJson={(handouts, citation) => handouts.reportJson(model, citation)}
        toHandout={(handouts, context) => handouts.createReportHandout(model, context)}
      />
    </div>
  )
}
