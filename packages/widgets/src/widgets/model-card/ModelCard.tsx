import { useComparedModel, useLabels, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import { enModel } from '../../labels/index.ts'
import { LiveRegion, Notice, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, type WidgetViewProps } from '../frame/index.ts'
import { CardBody } from './CardBody.tsx'

/** Props of a model's card, besides the attributes of a section. */
export interface ModelCardProps extends WidgetProps {
  /** The id of the model. */
  readonly modelId: string
}

/**
 * A model in short: its composite and its four scores, with a link to its report. It needs an
 * {@link EvaluationsProvider} above it.
 *
 * @example
 * ```tsx
 * import { ModelCard } from '@transparency-lab/widgets'
 *
 * export function Sidebar() {
 *   return <ModelCard modelId="gpt-4" theme="dark" />
 * }
 * ```
 */
export const ModelCard = defineWidget<ModelCardProps>({
  name: 'ModelCard',
  rootClass: 'tl-card tl-model-card',
  sections: { model: enModel },
  View: ModelCardView,
})

function ModelCardView({ modelId, ...root }: WidgetViewProps<ModelCardProps>) {
  const model = useComparedModel(modelId)
  const terms = useScoreTerms(SCORE_BANDS)
  const labels = useLabels('model')
  const found = model.status === 'ready' ? model.value : null
  const isPending = model.status === 'pending'
  return (
    <WidgetRoot
      terms={terms}
      data-status={model.status === 'ready' && found === null ? 'absent' : model.status}
      {...root}
    >
      {isPending && <LiveRegion className="tl-notice">{labels.loading}</LiveRegion>}
      {found !== null && <CardBody model={found} />}
      {!isPending && found === null && (
        <Notice tone="failure" title={labels.notFoundTitle}>
          {labels.notFoundText}
        </Notice>
      )}
    </WidgetRoot>
  )
}
