import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import {
  useComparedModel,
  useEvaluationsContext,
  useLabels,
  useModelWords,
  useScoreTerms,
} from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import {
  classNames,
  Notice,
  Status,
  WidgetBoundary,
  WidgetRoot,
  type Theme,
} from '../../ui/index.ts'
import { CardBody } from './CardBody.tsx'

/** What a model's card takes, besides the attributes of a section. */
export interface ModelCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Which model. */
  readonly modelId: string
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme
}

/**
 * One model in short: its composite and its four scores, with a link to all the rest. It needs an
 * {@link EvaluationsProvider} above it.
 */
export const ModelCard = forwardRef<HTMLElement, ModelCardProps>(function ModelCard(props, ref) {
  const labels = useLabels()
  return (
    <WidgetBoundary words={labels.widget} language={labels}>
      <ModelCardView ref={ref} {...props} />
    </WidgetBoundary>
  )
})

const ModelCardView = forwardRef<HTMLElement, ModelCardProps>(function ModelCardView(
  { modelId, className, ...rest },
  ref,
) {
  const { labels } = useEvaluationsContext()
  const model = useComparedModel(modelId)
  const words = useModelWords()
  const found = model.status === 'ready' ? model.value : null
  const isPending = model.status === 'pending'
  return (
    <WidgetRoot
      ref={ref}
      language={labels}
      terms={useScoreTerms(SCORE_BANDS)}
      className={classNames('tl-card tl-model-card', className)}
      data-status={model.status === 'ready' && found === null ? 'absent' : model.status}
      {...rest}
    >
      {isPending && <Status className="tl-notice">{words.loading}</Status>}
      {found !== null && <CardBody model={found} />}
      {!isPending && found === null && (
        <Notice tone="failure" title={words.notFoundTitle}>
          {words.notFoundText}
        </Notice>
      )}
    </WidgetRoot>
  )
})
