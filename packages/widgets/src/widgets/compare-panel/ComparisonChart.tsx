import { useState } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { getCategories, type ComparedRow, type Suite } from '../../domain/index.ts'
import { ScoreChart } from '../../ui/index.ts'
import type { ComparedColumn } from './comparedColumns.ts'

/** Props of the chart of a comparison. */
export interface ComparisonChartProps {
  readonly columns: readonly ComparedColumn[]
  readonly rows: readonly ComparedRow[]
  readonly suite: Suite | undefined
}

/** A chart of the categories, which opens on demand. The detailed comparison has the same numbers as text. */
export function ComparisonChart(props: ComparisonChartProps) {
  const { showChart } = useLabels('compare')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="tl-detail-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{showChart}</summary>
      {isOpen && <CategoryChart {...props} />}
    </details>
  )
}

const COLOURS = [1, 2, 3] as const

function CategoryChart({ columns, rows, suite }: ComparisonChartProps) {
  const { labels } = useEvaluationsContext()
  const { chart } = useLabels('compare')
  const categories = getCategories(suite)
  const models = columns.flatMap(({ model, series }) => (model ? [{ model, series }] : []))
  const getCells = (id: string) =>
    categories.map((category) =>
      rows.find(({ measure }) => measure === category)?.cells.find(({ model }) => model.id === id),
    )
  return (
    <ScoreChart
      language={labels}
      failed={labels.score.chartFailed}
      legend={labels.interval.chartLegend}
      label={`${chart}: ${models.map(({ model }) => model.name).join(labels.score.comma)}`}
      groups={categories.map((category) => labels.score.shortCategories[category])}
      series={models.map(({ model, series }) => ({
        name: model.name,
        colour: COLOURS[series - 1] ?? 1,
        values: getCells(model.id).map((cell) => cell?.value),
        intervals: getCells(model.id).map((cell) => cell?.interval),
      }))}
    />
  )
}
