import { Bar, BarChart, ErrorBar, LabelList, XAxis, YAxis } from 'recharts'
import type { Interval } from '../domain/index.ts'
import { AxisTick } from './AxisTick.tsx'
import { BarLabel, type LabelledScore } from './BarLabel.tsx'
import type { WidgetLanguage } from './widgetLanguage.ts'
import type { ScoreSeries } from './scoreSeries.ts'

/** Props of the chart. */
export interface GroupedBarChartProps {
  readonly groups: readonly string[]
  readonly series: readonly ScoreSeries[]
  readonly height: number
  readonly language: WidgetLanguage
}

const TICK_PX = 78
const LABEL_PX = 52

/** Horizontal bars in groups. The only file that imports Recharts, and a chunk of its own. */
export function GroupedBarChart({ groups, series, height, language }: GroupedBarChartProps) {
  const isRightToLeft = language.dir === 'rtl'
  const rows = toRows(groups, series)
  return (
    <BarChart
      responsive
      layout="vertical"
      data={rows}
      style={{ inlineSize: '100%', blockSize: height }}
      margin={{
        top: 0,
        right: 0,
        bottom: 0,
        left: 0,
        [isRightToLeft ? 'left' : 'right']: LABEL_PX,
      }}
      barGap={2}
      barCategoryGap={8}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={[0, 1]} reversed={isRightToLeft} hide />
      <YAxis
        type="category"
        dataKey="group"
        orientation={isRightToLeft ? 'right' : 'left'}
        width={TICK_PX}
        // Shows every tick. To choose among them, Recharts would append an element to the host's body.
        interval={0}
        tick={<AxisTick />}
        axisLine={false}
        tickLine={false}
      />
      {series.map(({ name, colour }, seriesIndex) => (
        <Bar
          key={colour}
          name={name}
          dataKey={`value${seriesIndex}`}
          className="tl-chart-bar"
          data-series={colour}
          fill="currentColor"
          radius={2}
          isAnimationActive={false}
        >
          <LabelList
            dataKey={`label${seriesIndex}`}
            content={<BarLabel locale={language.locale} />}
          />
          <ErrorBar
            dataKey={`error${seriesIndex}`}
            direction="x"
            width={3}
            strokeWidth={1}
            stroke="var(--_tl-ink)"
            isAnimationActive={false}
          />
        </Bar>
      ))}
    </BarChart>
  )
}

/** One object for each group, with a key for each value, label and whisker, as Recharts takes them. */
function toRows(groups: readonly string[], series: readonly ScoreSeries[]) {
  return groups.map((group, index) => {
    const cells = series.flatMap(({ values, intervals = [] }, seriesIndex) => [
      [`value${seriesIndex}`, values[index]] as const,
      [`label${seriesIndex}`, toLabel(values[index], intervals[index])] as const,
      [`error${seriesIndex}`, toErrors(values[index], intervals[index])] as const,
    ])
    return { group, ...Object.fromEntries<number | number[] | LabelledScore | undefined>(cells) }
  })
}

function toLabel(score: number | undefined, interval: Interval | undefined) {
  return score === undefined ? undefined : { score, end: interval?.upper ?? score }
}

/** The distances to both ends, as Recharts takes them. */
function toErrors(value: number | undefined, interval: Interval | undefined) {
  if (value === undefined || interval === undefined) return undefined
  return [value - interval.lower, interval.upper - value]
}
