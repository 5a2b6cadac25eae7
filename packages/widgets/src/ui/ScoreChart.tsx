import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { ChartBoundary } from './ChartBoundary.tsx'
import { ENGLISH, type WidgetLanguage } from './widgetLanguage.ts'
import type { ScoreSeries } from './scoreSeries.ts'
import { usePrinting } from './usePrinting.ts'

/** Props of a chart of scores. */
export interface ScoreChartProps {
  /** The accessible name of the chart. A table beside the chart has its numbers. */
  readonly label: string
  readonly groups: readonly string[]
  readonly series: readonly ScoreSeries[]
  /** A sentence on the marks of intervals. */
  readonly legend?: string
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

/** Grouped bars. Their code loads once the page is idle, so that print and full-page pictures have them too. */
export function ScoreChart(props: ScoreChartProps) {
  const { label, groups, series, legend, failed, language = ENGLISH } = props
  const figure = useRef<HTMLElement>(null)
  const isLoading = useHasBeenIdle(figure)
  const height = groups.length * (series.length * BAR_PX + GROUP_GAP_PX)
  return (
    <figure ref={figure} className="tl-chart">
      <div role="img" aria-label={label} style={{ blockSize: height }}>
        {isLoading && (
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
        {legend !== undefined && <span className="tl-margin-legend">{legend}</span>}
      </figcaption>
    </figure>
  )
}

/** The longest wait for a busy page, in ms. */
const MAX_WAIT_MS = 1000

/** Whether the browser has been idle since the component mounted, or is printing the element. */
function useHasBeenIdle(element: RefObject<Element | null>): boolean {
  const isPrinting = usePrinting(element)
  const [hasBeenIdle, setHasBeenIdle] = useState(false)

  // Synchronises with the browser, which paints the content before it is idle. Safari cannot tell.
  useEffect(() => {
    const start = () => setHasBeenIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(start, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(request)
  }, [])

  return hasBeenIdle || isPrinting
}
