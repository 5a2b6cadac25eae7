import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { getCategories, type ComparedRow } from '../../domain/index.ts'
import { ScoreChart } from '../../ui/index.ts'
import type { SeriesModel } from './seriesModel.ts'

interface ComparisonChartProps {
  readonly models: readonly SeriesModel[]
  readonly rows: readonly ComparedRow[]
}

const COLOURS = [1, 2, 3] as const

/** A chart of the categories. The detailed comparison has the same numbers as text. */
export function ComparisonChart({ models, rows }: ComparisonChartProps) {
  const { labels } = useEvaluationsContext()
  const ownLabels = useLabels('compare')
  const categories = getCategories(models[0]?.model.suite)
  const names = models.map(({ model }) => model.name)
  return (
    <section className="tl-card tl-chart-card">
      <h2 className="tl-card-heading">{ownLabels.chart}</h2>
      <ScoreChart
        language={labels}
        failed={labels.score.chartFailed}
        legend={labels.interval.chartLegend}
        label={`${ownLabels.chart}: ${names.join(labels.score.comma)}`}
        groups={categories.map((category) => labels.score.shortCategories[category])}
        series={models.map(({ model, series }, index) => ({
          name: model.name,
          colour: COLOURS[series - 1] ?? 1,
          values: categories.map(
            (category) => rows.find(({ measure }) => measure === category)?.cells[index]?.value,
          ),
          intervals: categories.map(
            (category) => rows.find(({ measure }) => measure === category)?.cells[index]?.interval,
          ),
        }))}
      />
    </section>
  )
}
