import {
  Bar,
  BarChart,
  LabelList,
  Rectangle,
  usePlotArea,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts'
import { AxisTick } from './AxisTick.tsx'
import { BarLabel, type BarLabelProps, type LabelledScore } from './BarLabel.tsx'
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
const LABEL_PX = 60

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
          shape={ZeroWideBar}
          isAnimationActive={false}
        >
          <LabelList
            dataKey={`label${seriesIndex}`}
            content={
              <PlottedLabel
                locale={language.locale}
                isRightToLeft={isRightToLeft}
                colour={colour}
              />
            }
          />
        </Bar>
      ))}
    </BarChart>
  )
}

/** A bar that may be 0 px wide: Recharts leaves out such bars of its own shape, and their labels. */
function ZeroWideBar(props: BarShapeProps) {
  return <Rectangle {...props} radius={2} />
}

/** Gives a label the width of the plot, because a bar of 0 has no scale. */
function PlottedLabel(props: Omit<BarLabelProps, 'plotWidth'>) {
  const plot = usePlotArea()
  return plot && <BarLabel {...props} plotWidth={plot.width} />
}

/** One object for each group, with a key for each value and label, as Recharts takes them. */
function toRows(groups: readonly string[], series: readonly ScoreSeries[]) {
  return groups.map((group, index) => {
    const cells = series.flatMap((part, seriesIndex) => [
      [`value${seriesIndex}`, part.values[index]] as const,
      [`label${seriesIndex}`, toLabel(part, index)] as const,
    ])
    return { group, ...Object.fromEntries<number | LabelledScore | undefined>(cells) }
  })
}

function toLabel({ values, intervals }: ScoreSeries, index: number): LabelledScore | undefined {
  const score = values[index]
  if (score === undefined) return undefined
  return { score, interval: intervals?.[index], hasMargin: intervals !== undefined }
}
