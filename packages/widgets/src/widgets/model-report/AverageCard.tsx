import { useEvaluationsContext, useLabels, useLeaderboard } from '../../data/index.ts'
import {
  categoryMeans,
  formatPercent,
  getCategories,
  getRawScore,
  isMeasured,
  type EvaluatedModel,
  type Score,
} from '../../domain/index.ts'
import { formatScoreOrFigures, IntervalText, ScoreChart } from '../../ui/index.ts'

interface AverageCardProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The model's scores and the average of all models of the suite, as a chart and a table. */
export function AverageCard({ model, Heading }: AverageCardProps) {
  const { labels } = useEvaluationsContext()
  const categories = getCategories(model.suite)
  const listing = useLeaderboard(model.suite?.id)
  const ownLabels = useLabels('model')
  const entries = listing.status === 'ready' ? listing.value.items : []
  const means = categoryMeans(entries, categories)
  const placeholder = { pending: '…', failed: '–', ready: labels.score.comingSoon }[listing.status]
  const scores = categories.map((category) => model.evaluation.scores[category])
  const own = {
    name: model.name,
    colour: 1,
    values: scores.map(getRawScore),
    intervals: scores.map((score) => (isMeasured(score) ? score.interval : undefined)),
  } as const
  const average = {
    name: ownLabels.averageModel,
    colour: 'average',
    values: means.map(({ mean }) => mean),
  } as const

  return (
    <section className="tl-card tl-padded-card">
      <Heading className="tl-card-title">{ownLabels.averageTitle}</Heading>
      <ScoreChart
        language={labels}
        failed={labels.score.chartFailed}
        legend={labels.interval.chartLegend}
        label={`${ownLabels.averageTitle}: ${model.name}`}
        groups={categories.map((category) => labels.score.shortCategories[category])}
        series={entries.length > 0 ? [own, average] : [own]}
      />
      {listing.status === 'failed' && <p className="tl-note">{ownLabels.averageFailed}</p>}
      <table className="tl-average-table">
        <thead>
          <tr>
            <td />
            <th scope="col">
              <bdi>{model.name}</bdi>
            </th>
            <th scope="col">{ownLabels.averageModel}</th>
          </tr>
        </thead>
        <tbody>
          {means.map(({ category, mean, models }) => (
            <tr key={category}>
              <th scope="row">{labels.categories[category]}</th>
              <ScoreCell score={model.evaluation.scores[category]} />
              <td>
                {mean === undefined ? placeholder : formatPercent(mean, labels.locale)}
                {mean !== undefined && (
                  <span className="tl-average-count"> {ownLabels.averageOver(models)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A score with its interval, which the chart draws. */
function ScoreCell({ score }: { readonly score: Score }) {
  const { labels } = useEvaluationsContext()
  return (
    <td>
      {formatScoreOrFigures(score, labels)}
      {isMeasured(score) && (
        <span className="tl-average-count">
          {' '}
          <IntervalText interval={score.interval} labels={labels} />
        </span>
      )}
    </td>
  )
}
