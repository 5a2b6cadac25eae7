import type { CSSProperties } from 'react'
import { useLabels } from '../../../data/index.ts'
import { formatCount, type ScoreAxis } from '../../../domain/index.ts'

/** The axis of the main score: the bands by name, and a number at each tick. The rows have both as text. */
export function PictureAxis({ axis }: { readonly axis: ScoreAxis }) {
  const { bands, locale } = useLabels()
  return (
    <span className="tl-axis" aria-hidden="true">
      {axis.zones.map(({ band, from, to }) => (
        <span
          key={band}
          className="tl-axis-zone"
          data-band={band}
          style={{ '--_tl-start': from, '--_tl-end': to } as CSSProperties}
        >
          {bands[band]}
        </span>
      ))}
      {axis.ticks.map((tick) => (
        <span key={tick} className="tl-axis-tick" style={{ '--_tl-raw': tick } as CSSProperties}>
          {formatCount(tick * 100, locale)}
        </span>
      ))}
    </span>
  )
}
