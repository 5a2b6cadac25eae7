import { useLabels, useModel, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import { enModel, enShare } from '../../labels/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { ModelNotFound } from './ModelNotFound.tsx'
import { ReportBody } from './ReportBody.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'

/** Props of a model's report, besides the attributes of a section. */
export interface ModelReportProps extends WidgetProps {
  /** The id of the model. */
  readonly modelId: string
  /**
   * The level of the heading with the model's name; the headings below it follow.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3
}

/**
 * A model in full: its scores, the figures behind them, notes and sources. It needs an
 * {@link EvaluationsProvider} above it.
 *
 * @example
 * ```tsx
 * import { ModelReport } from '@transparency-lab/widgets'
 *
 * export function ModelPage({ id }: { readonly id: string }) {
 *   return <ModelReport modelId={id} headingLevel={1} />
 * }
 * ```
 */
export const ModelReport = defineWidget<ModelReportProps>({
  name: 'ModelReport',
  rootClass: 'tl-report',
  sections: { model: enModel, share: enShare },
  View: ModelReportView,
})

function ModelReportView(props: WidgetViewProps<ModelReportProps>) {
  const { modelId, headingLevel = 2, ...root } = props
  const model = useModel(modelId)
  const terms = useScoreTerms(SCORE_BANDS)
  const labels = useLabels('model')
  const found = model.status === 'ready' ? model.value : null
  return (
    <WidgetRoot
      terms={terms}
      data-status={model.status === 'ready' && found === null ? 'absent' : model.status}
      {...root}
    >
      {model.status === 'pending' && <ReportSkeleton label={labels.loading} />}
      {found !== null && (
        // The key resets the selected tab and the announcements when the model changes.
        <ReportBody key={found.id} model={found} headingLevel={headingLevel} />
      )}
      {model.status !== 'pending' && found === null && (
        <ModelNotFound headingLevel={headingLevel} />
      )}
    </WidgetRoot>
  )
}
