import {
  isText,
  optionalText,
  SuiteScope,
  useComparedModel,
  useEvaluationsContext,
  useLabels,
  useScoreTerms,
} from '../../data/index.ts'
import { SCORE_BANDS, selectSuite } from '../../domain/index.ts'
import { enModel } from '../../labels/index.ts'
import { Button, LiveRegion, Notice, WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, NotInSuite, type WidgetViewProps } from '../frame/index.ts'
import { CardBody } from './CardBody.tsx'

/** Props of a model's card, besides the attributes of a section. */
export interface ModelCardProps extends WidgetProps {
  /** The id of the model. */
  readonly modelId: string
  /**
   * The id of the suite.
   * @default the first suite with the model
   */
  readonly suite?: string | undefined
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
  rules: { modelId: isText, suite: optionalText },
  View: ModelCardView,
})

function ModelCardView({ modelId, suite, ...root }: WidgetViewProps<ModelCardProps>) {
  const model = useComparedModel(modelId)
  const labels = useLabels('model')
  const loaded = model.status === 'ready' ? model.value : null
  const found = (loaded && selectSuite(loaded, suite)) ?? null
  const terms = useScoreTerms(SCORE_BANDS, found?.suite)
  return (
    <WidgetRoot
      terms={terms}
      data-status={model.status === 'ready' && found === null ? 'absent' : model.status}
      {...root}
    >
      {model.status === 'pending' && (
        <LiveRegion className="tl-notice">{labels.loading}</LiveRegion>
      )}
      {found !== null && (
        <SuiteScope suite={found.suite}>
          <CardBody model={found} />
        </SuiteScope>
      )}
      {loaded !== null && found === null && <NotInSuite model={loaded} suite={suite} />}
      {model.status === 'failed' && <FailureNotice onRetry={model.retry} />}
      {model.status === 'ready' && loaded === null && (
        <Notice tone="failure" title={labels.notFoundTitle}>
          {labels.notFoundText}
        </Notice>
      )}
    </WidgetRoot>
  )
}

function FailureNotice({ onRetry }: { readonly onRetry: () => void }) {
  const labels = useLabels('model')
  const { tryAgain } = useEvaluationsContext().labels.widget
  return (
    <Notice tone="failure" action={<Button onClick={onRetry}>{tryAgain}</Button>}>
      {labels.failed}
    </Notice>
  )
}
