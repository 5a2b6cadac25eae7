import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts'
import { BarGroupName } from './BarGroupName.tsx'
import { BarPercent } from './BarPercent.tsx'
import type { Language } from './language.ts'
import type { ScoreSeries } from './scoreSeries.ts'

/** What the bars show. */
export interface ScoreBarsProps {
  readonly groups: readonly string[]
  readonly series: readonly ScoreSeries[]
  readonly height: number
  readonly language: Language
}

const NAMES_PX = 78
const LABEL_PX = 52

/** The bars themselves; the one file that knows the chart library. */
export function ScoreBars({ groups, series, height, language }: ScoreBarsProps) {
  const isRightToLeft = language.dir === 'rtl'
  const rows = groups.map((group, index) => ({
    group,
    ...Object.fromEntries(series.map(({ values }, part) => [`value${part}`, values[index]])),
  }))
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
        width={NAMES_PX}
        // Every name is shown: to choose among them, the library would measure each in the host's body.
        interval={0}
        tick={<BarGroupName />}
        axisLine={false}
        tickLine={false}
      />
      {series.map(({ name, colour }, part) => (
        <Bar
          key={colour}
          name={name}
          dataKey={`value${part}`}
          className="tl-chart-bar"
          data-series={colour}
          fill="currentColor"
          radius={2}
          isAnimationActive={false}
        >
          <LabelList dataKey={`value${part}`} content={<BarPercent locale={language.locale} />} />
        </Bar>
      ))}
    </BarChart>
  )
}
