import {
  isText,
  createChoiceRule,
  optionalText,
  SuiteScope,
  useLabels,
  useLoadedSuites,
  useModel,
  useScoreTerms,
} from '../../data/index.ts'
import { SCORE_BANDS, selectSuite } from '../../domain/index.ts'
import { enModel, enShare } from '../../labels/index.ts'
import { WidgetRoot, type WidgetProps } from '../../ui/index.ts'
import { defineWidget, NotInSuite, type WidgetViewProps } from '../frame/index.ts'
import { ModelNotFound } from './ModelNotFound.tsx'
import { ReportBody } from './ReportBody.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportTitle } from './ReportTitle.tsx'

/** Props of a model's report, besides the attributes of a section. */
export interface ModelReportProps extends WidgetProps {
  /** The id of the model. */
  readonly modelId: string
  /**
   * The id of the suite.
   * @default the first suite with the model
   */
  readonly suite?: string | undefined
  /**
   * The level of the heading with the model's name; the headings below it follow.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined
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
  rules: { modelId: isText, suite: optionalText, headingLevel: createChoiceRule([1, 2, 3]) },
  View: ModelReportView,
})

function ModelReportView(props: WidgetViewProps<ModelReportProps>) {
  const { modelId, suite, headingLevel = 2, ...root } = props
  const model = useModel(modelId)
  const suites = useLoadedSuites()
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
      {model.status === 'pending' && <ReportSkeleton label={labels.loading} />}
      {found !== null && (
        // The key resets the selected tab and the announcements when the model changes.
        <SuiteScope key={found.id} suite={found.suite}>
          <ReportBody model={found} headingLevel={headingLevel} />
        </SuiteScope>
      )}
      {loaded !== null && found === null && (
        <>
          <SuiteScope suite={suites.find(({ id }) => id === suite)}>
            <header className="tl-report-header">
              <ReportTitle name={loaded.name} headingLevel={headingLevel} />
            </header>
          </SuiteScope>
          <NotInSuite model={loaded} suite={suite} />
        </>
      )}
      {model.status !== 'pending' && loaded === null && (
        <ModelNotFound suite={suite} headingLevel={headingLevel} />
      )}
    </WidgetRoot>
  )
}
