import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ChartBoundary } from './ChartBoundary.tsx'
import { ENGLISH, type WidgetLanguage } from './widgetLanguage.ts'
import type { ScoreSeries } from './scoreSeries.ts'

/** Props of a chart of scores. */
export interface ScoreChartProps {
  /** The accessible name of the chart. A table beside the chart has its numbers. */
  readonly label: string
  readonly groups: readonly string[]
  readonly series: readonly ScoreSeries[]
  /** The text in place of a chart that fails to load or render. */
  readonly failed: string
  /**
   * The language of the numbers, which also sets the direction of the bars.
   * @default English
   */
  readonly language?: WidgetLanguage
}

const GroupedBarChart = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./GroupedBarChart.tsx')).GroupedBarChart,
}))

const BAR_PX = 14
const GROUP_GAP_PX = 20

/** Grouped bars, lazily loaded when the chart enters the viewport. */
export function ScoreChart(props: ScoreChartProps) {
  const { label, groups, series, failed, language = ENGLISH } = props
  const container = useRef<HTMLDivElement>(null)
  const isVisible = useHasBeenVisible(container)
  const height = groups.length * (series.length * BAR_PX + GROUP_GAP_PX)
  return (
    <figure className="tl-chart">
      <div ref={container} role="img" aria-label={label} style={{ blockSize: height }}>
        {isVisible && (
          <ChartBoundary failed={failed}>
            <Suspense fallback={null}>
              <GroupedBarChart
                groups={groups}
                series={series}
                height={height}
                language={language}
              />
            </Suspense>
          </ChartBoundary>
        )}
      </div>
      <figcaption className="tl-chart-legend">
        {series.map(({ name, colour }) => (
          <span key={colour} className="tl-legend-entry" data-series={colour}>
            <bdi>{name}</bdi>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Whether an element is in the viewport, or was before. */
function useHasBeenVisible(target: React.RefObject<HTMLElement | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false)

  // Synchronises with the viewport, which the browser observes.
  useEffect(() => {
    if (target.current === null || hasBeenVisible) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenVisible(true)
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, hasBeenVisible])

  return hasBeenVisible
}
