import { useEvaluationsContext, useRelease, type Loadable } from '../../data/index.ts'
import {
  comparisonRows,
  countInvalidFields,
  getOrigins,
  type ComparedModel,
} from '../../domain/index.ts'
import { ReleaseNote, SourceNote } from '../../ui/index.ts'
import { CompareActions } from './CompareActions.tsx'
import { ComparisonChart } from './ComparisonChart.tsx'
import { DetailTable } from './DetailTable.tsx'
import { Insights } from './Insights.tsx'
import type { SeriesModel } from './seriesModel.ts'

interface ComparisonProps {
  readonly ids: readonly string[]
  /** The state of each model, in the order of the ids. */
  readonly results: readonly Loadable<ComparedModel | null>[]
  readonly showChart: boolean
}

/** The comparison of the models that have loaded. */
export function Comparison({ ids, results, showChart }: ComparisonProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const models = results.flatMap((answer, index): SeriesModel[] =>
    answer.status === 'ready' && answer.value !== null
      ? [{ model: answer.value, series: index + 1 }]
      : [],
  )
  if (models.length === 0) {
    const isPending = results.some(({ status }) => status === 'pending')
    return isPending ? <div className="tl-compare-pending" aria-hidden="true" /> : null
  }
  const rows = comparisonRows(models.map(({ model }) => model))
  const invalidFields = countInvalidFields(models.map(({ model }) => model))
  return (
    <>
      <CompareActions ids={ids} rows={rows} />
      <div className="tl-compare-columns">
        <DetailTable models={models} rows={rows} />
        {showChart && <ComparisonChart models={models} rows={rows} />}
      </div>
      <Insights models={models.map(({ model }) => model)} />
      {invalidFields > 0 && <p className="tl-note">{labels.score.invalidFields(invalidFields)}</p>}
      <SourceNote
        origins={getOrigins(models.map(({ model }) => model.evaluation))}
        labels={labels.score}
      />
      <ReleaseNote
        release={release}
        suite={models[0]?.model.suite}
        labels={labels}
        Link={Link}
        latestHref={links.compare(ids)}
      />
    </>
  )
}
