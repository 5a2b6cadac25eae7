import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useLabels, useModel, useModelWords, useScoreTerms } from '../../data/index.ts'
import { SCORE_BANDS } from '../../domain/index.ts'
import { classNames, WidgetBoundary, WidgetRoot, type Theme } from '../../ui/index.ts'
import { ModelNotFound } from './ModelNotFound.tsx'
import { ReportBody } from './ReportBody.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'

/** What a model's report takes, besides the attributes of a section. */
export interface ModelReportProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Which model. */
  readonly modelId: string
  /**
   * The rank of the heading that is the model's name; those below it follow.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme
}

/**
 * Everything that is known of one model: scores, the figures behind them, notes and source. It
 * needs an {@link EvaluationsProvider} above it.
 */
export const ModelReport = forwardRef<HTMLElement, ModelReportProps>(
  function ModelReport(props, ref) {
    const labels = useLabels()
    return (
      <WidgetBoundary words={labels.widget} language={labels}>
        <ModelReportView ref={ref} {...props} />
      </WidgetBoundary>
    )
  },
)

const ModelReportView = forwardRef<HTMLElement, ModelReportProps>(function ModelReportView(
  { modelId, headingLevel = 2, className, ...rest },
  ref,
) {
  const labels = useLabels()
  const words = useModelWords()
  const model = useModel(modelId)
  const found = model.status === 'ready' ? model.value : null
  return (
    <WidgetRoot
      ref={ref}
      language={labels}
      terms={useScoreTerms(SCORE_BANDS)}
      className={classNames('tl-report', className)}
      data-status={model.status === 'ready' && found === null ? 'absent' : model.status}
      {...rest}
    >
      {model.status === 'pending' && <ReportSkeleton label={words.loading} />}
      {found !== null && (
        // What was chosen and said on one model's report is not of the next.
        <ReportBody key={found.id} model={found} headingLevel={headingLevel} />
      )}
      {model.status !== 'pending' && found === null && (
        <ModelNotFound headingLevel={headingLevel} />
      )}
    </WidgetRoot>
  )
})
