import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ChartBoundary } from './ChartBoundary.tsx'
import { ENGLISH, type Language } from './language.ts'
import type { ScoreSeries } from './scoreSeries.ts'

/** What a chart of scores shows. */
export interface ScoreChartProps {
  /** The chart in a sentence. Its numbers stand as text beside it. */
  readonly label: string
  readonly groups: readonly string[]
  readonly series: readonly ScoreSeries[]
  /** What stands in its place when it cannot be drawn. */
  readonly failed: string
  /**
   * The language of its numbers, and from which side its bars grow.
   * @default English
   */
  readonly language?: Language
}

const ScoreBars = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ScoreBars.tsx')).ScoreBars,
}))

const BAR_PX = 14
const GROUP_GAP_PX = 20

/** Grouped bars. The chart library is loaded when the place of the chart comes into sight. */
export function ScoreChart(props: ScoreChartProps) {
  const { label, groups, series, failed, language = ENGLISH } = props
  const place = useRef<HTMLDivElement>(null)
  const isInSight = useInSight(place)
  const height = groups.length * (series.length * BAR_PX + GROUP_GAP_PX)
  return (
    <figure className="tl-chart">
      <div ref={place} role="img" aria-label={label} style={{ blockSize: height }}>
        {isInSight && (
          <ChartBoundary failed={failed}>
            <Suspense fallback={null}>
              <ScoreBars groups={groups} series={series} height={height} language={language} />
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

function useInSight(place: React.RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false)

  // Whether an element is on screen is known to the browser only.
  useEffect(() => {
    if (place.current === null || isInSight) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isInSight])

  return isInSight
}
